import type { Kind } from './rhythm';

/** One shop of the demo network. */
export interface Place {
  name: string;
  kind: Kind;
  street: string;
  number: string;
  district: string;
  postalCode: string;
  city: string;
  state: string;
  corban: boolean;
  /** How large it is: movements and terminals grow with it. */
  size: number;
}

type Line = [
  name: string,
  kind: Kind,
  address: string,
  district: string,
  postalCode: string,
  city: string,
  state: string,
  size: number,
  corban?: 'corban',
];

/** Shops that do not exist, in cities, districts and postal areas that do. */
// biome-ignore format: a table reads better as one
const lines: Line[] = [
  ['Pão da Serra Tatuapé', 'bakery', 'Rua Tuiuti, 2148', 'Tatuapé', '03307-005', 'São Paulo', 'SP', 1.4],
  ['Pão da Serra Cambuí', 'bakery', 'Rua Coronel Quirino, 915', 'Cambuí', '13025-001', 'Campinas', 'SP', 1.1],
  ['Pão da Serra Gonzaga', 'bakery', 'Rua Galeão Carvalhal, 38', 'Gonzaga', '11060-002', 'Santos', 'SP', 0.9],
  ['Pão da Serra Sorocaba', 'bakery', 'Avenida Barão de Tatuí, 540', 'Vergueiro', '18030-000', 'Sorocaba', 'SP', 0.8],
  ['Pão da Serra São José', 'bakery', 'Avenida Nove de Julho, 301', 'Vila Adyana', '12243-000', 'São José dos Campos', 'SP', 1],
  ['Pão da Serra Jundiaí', 'bakery', 'Rua Barão de Jundiaí, 1077', 'Centro', '13201-011', 'Jundiaí', 'SP', 0.7],
  ['Mercado Irmãos Yamada', 'market', 'Rua Galvão Bueno, 412', 'Liberdade', '01506-000', 'São Paulo', 'SP', 1.8],
  ['Lotérica Boa Estrela', 'lottery', 'Rua Voluntários da Pátria, 2260', 'Santana', '02402-000', 'São Paulo', 'SP', 1.2, 'corban'],
  ['Drogaria Vila Mariana', 'pharmacy', 'Rua Domingos de Morais, 1333', 'Vila Mariana', '04010-100', 'São Paulo', 'SP', 1],
  ['Cantina do Nonno Beppe', 'restaurant', 'Rua dos Ingleses, 88', 'Bela Vista', '01329-000', 'São Paulo', 'SP', 0.8],
  ['Supermercado Bom Retiro', 'market', 'Avenida Presidente Vargas, 1590', 'Vila Seixas', '14020-260', 'Ribeirão Preto', 'SP', 1.7],
  ['Casa de Ferragens Três Irmãos', 'hardware', 'Rua Rio Branco, 710', 'Centro', '17500-090', 'Marília', 'SP', 0.6],
  ['Auto Posto Beira-Mar', 'station', 'Avenida Ana Costa, 480', 'Encruzilhada', '11060-000', 'Santos', 'SP', 1.2],
  ['Mercearia Dona Zefa', 'market', 'Estrada do Portela, 222', 'Madureira', '21351-050', 'Rio de Janeiro', 'RJ', 0.9],
  ['Padaria e Confeitaria Icaraí', 'bakery', 'Rua Gavião Peixoto, 182', 'Icaraí', '24230-101', 'Niterói', 'RJ', 0.9],
  ['Farmácia Bem-Viver Tijuca', 'pharmacy', 'Rua Conde de Bonfim, 370', 'Tijuca', '20520-054', 'Rio de Janeiro', 'RJ', 1.1],
  ['Restaurante Sabor de Minas', 'restaurant', 'Rua Pernambuco, 1000', 'Savassi', '30130-151', 'Belo Horizonte', 'MG', 1],
  ['Farmácia Bem-Viver Contagem', 'pharmacy', 'Avenida João César de Oliveira, 1298', 'Eldorado', '32310-000', 'Contagem', 'MG', 0.8],
  ['Mercado Triângulo', 'market', 'Avenida Afonso Pena, 2415', 'Brasil', '38400-710', 'Uberlândia', 'MG', 1.3],
  ['Lotérica Trevo da Sorte', 'lottery', 'Rua Halfeld, 651', 'Centro', '36010-002', 'Juiz de Fora', 'MG', 1, 'corban'],
  ['Auto Posto Vale do Aço', 'station', 'Avenida Selim José de Sales, 1700', 'Canaã', '35164-213', 'Ipatinga', 'MG', 1],
  ['Casa de Carnes Vitória', 'shop', 'Avenida Nossa Senhora da Penha, 699', 'Praia do Canto', '29055-131', 'Vitória', 'ES', 0.7],
  ['Panificadora Água Verde', 'bakery', 'Avenida República Argentina, 1237', 'Água Verde', '80620-010', 'Curitiba', 'PR', 1],
  ['Mercado Norte Pioneiro', 'market', 'Rua Sergipe, 843', 'Centro', '86010-360', 'Londrina', 'PR', 1.2],
  ['Ferragens Oeste', 'hardware', 'Avenida Brasil, 6282', 'Centro', '85801-000', 'Cascavel', 'PR', 0.8],
  ['Farmácia Bem-Viver Joinville', 'pharmacy', 'Rua Blumenau, 1415', 'América', '89204-250', 'Joinville', 'SC', 0.9],
  ['Pescados da Ilha', 'shop', 'Rua Conselheiro Mafra, 255', 'Centro', '88010-100', 'Florianópolis', 'SC', 0.6],
  ['Confeitaria Vale do Itajaí', 'bakery', 'Rua Quinze de Novembro, 987', 'Centro', '89010-001', 'Blumenau', 'SC', 0.8],
  ['Mercado Moinhos', 'market', 'Rua Padre Chagas, 318', 'Moinhos de Vento', '90570-080', 'Porto Alegre', 'RS', 1.3],
  ['Agropecuária Serra Gaúcha', 'hardware', 'Rua Sinimbu, 1560', 'Lourdes', '95020-001', 'Caxias do Sul', 'RS', 0.7],
  ['Auto Posto Princesa do Sul', 'station', 'Avenida Bento Gonçalves, 3420', 'Centro', '96015-140', 'Pelotas', 'RS', 0.9],
  ['Delicatessen Barra', 'bakery', 'Rua Marquês de Caravelas, 77', 'Barra', '40140-240', 'Salvador', 'BA', 0.9],
  ['Mercadinho Feira Livre', 'market', 'Rua Marechal Deodoro, 169', 'Centro', '44001-096', 'Feira de Santana', 'BA', 1.1, 'corban'],
  ['Farmácia Bem-Viver Boa Viagem', 'pharmacy', 'Rua dos Navegantes, 1204', 'Boa Viagem', '51020-010', 'Recife', 'PE', 1],
  ['Armazém do Sertão', 'shop', 'Avenida Souza Filho, 515', 'Centro', '56304-000', 'Petrolina', 'PE', 0.8],
  ['Padaria Aldeota', 'bakery', 'Avenida Dom Luís, 640', 'Aldeota', '60160-230', 'Fortaleza', 'CE', 1],
  ['Lotérica Ponta Negra', 'lottery', 'Avenida Engenheiro Roberto Freire, 2610', 'Ponta Negra', '59090-000', 'Natal', 'RN', 0.9, 'corban'],
  ['Tapiocaria Cabo Branco', 'restaurant', 'Avenida Cabo Branco, 1780', 'Cabo Branco', '58045-010', 'João Pessoa', 'PB', 0.6],
  ['Mercado Ver-o-Rio', 'market', 'Avenida Presidente Vargas, 762', 'Campina', '66017-000', 'Belém', 'PA', 1.4],
  ['Auto Posto Encontro das Águas', 'station', 'Avenida Djalma Batista, 1661', 'Chapada', '69050-010', 'Manaus', 'AM', 1.1],
  ['Auto Posto Cerrado', 'station', 'Avenida T-63, 1275', 'Setor Bueno', '74230-100', 'Goiânia', 'GO', 1.2],
  ['Empório Asa Norte', 'market', 'CLN 208 Bloco B, 15', 'Asa Norte', '70853-520', 'Brasília', 'DF', 1],
  ['Peixaria Pantanal', 'restaurant', 'Avenida Isaac Póvoas, 1039', 'Centro Norte', '78045-640', 'Cuiabá', 'MT', 0.7],
];

export const demoPlaces: readonly Place[] = lines.map(
  ([name, kind, address, district, postalCode, city, state, size, corban]) => {
    const comma = address.lastIndexOf(', ');
    return {
      name,
      kind,
      street: address.slice(0, comma),
      number: address.slice(comma + 2),
      district,
      postalCode,
      city,
      state,
      size,
      corban: corban !== undefined,
    };
  },
);
