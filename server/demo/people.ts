/** The password of the five demo people; it is printed when the server starts, and is no secret. */
export const DEMO_PASSWORD = 'Demo@2026';

export interface DemoPerson {
  login: string;
  name: string;
  email: string;
  role: 1 | 2 | 3 | 5;
  specificCode: number | null;
  apiAccess: boolean;
  groups: readonly string[];
  establishments: readonly string[];
}

const person = (
  login: string,
  name: string,
  email: string,
  rest: Partial<DemoPerson> & Pick<DemoPerson, 'role'>,
) => ({
  login,
  name,
  email,
  specificCode: null,
  apiAccess: false,
  groups: [],
  establishments: [],
  ...rest,
});

/** The chain that 20000002 manages. */
export const MANAGED_GROUP = 'Grupo Pão da Serra';

/** Who signs in to the demo, with groups and shops by name (decisions, DATA: demo scopes). */
export const demoPeople: readonly DemoPerson[] = [
  person('10000001', 'Renata Figueiredo', 'renata.figueiredo@cofre.example', { role: 1 }),
  person('20000002', 'Carlos Eduardo Moura', 'carlos.moura@paodaserra.example', {
    role: 2,
    apiAccess: true,
    groups: [MANAGED_GROUP],
  }),
  person('20000003', 'Patrícia Nogueira', 'patricia.nogueira@postosnogueira.example', {
    role: 2,
    establishments: ['Auto Posto Beira-Mar', 'Auto Posto Cerrado'],
  }),
  person('30000003', 'Jéssica Almeida', 'jessica.almeida@paodaserra.example', {
    role: 3,
    establishments: ['Pão da Serra Cambuí'],
  }),
  person('50000005', 'Fernando Tavares', 'fernando.tavares@banco.example', { role: 5, specificCode: 1 }),
];

const firstNames =
  'Adriana Alessandra Aline Amanda Ana Anderson André Antônio Beatriz Bianca Bruna Bruno Caio Camila Carla César Cíntia Cláudia Cristiano Daniel Daniela Débora Diego Douglas Edson Eduardo Elaine Emerson Érica Fabiana Fábio Felipe Fernanda Flávia Francisco Gabriel Gabriela Gilberto Giovana Gustavo Heitor Helena Henrique Igor Ingrid Isabela Ivan Jaqueline João Joana Jorge José Juliana Júlio Karina Larissa Leandro Leonardo Letícia Lívia Luana Lucas Luciana Luís Luiza Marcela Marcelo Márcia Marcos Mariana Marta Mateus Maurício Michele Miguel Mônica Natália Nelson Otávio Pamela Paula Paulo Pedro Priscila Rafael Rafaela Raquel Regina Ricardo Rita Roberto Rodrigo Rogério Rosana Sabrina Samuel Sandra Sérgio Simone Sônia Tatiane Tiago Valéria Vanessa Vera Vinícius Vitor Wagner Wesley Yara'.split(
    ' ',
  );
const lastNames =
  'Alves Andrade Araújo Azevedo Barbosa Barros Batista Borges Braga Brito Campos Cardoso Carvalho Castro Cavalcante Correia Costa Cunha Dias Duarte Esteves Farias Fernandes Ferreira Fonseca Freitas Garcia Gomes Gonçalves Guimarães Lima Lopes Macedo Machado Magalhães Maia Martins Medeiros Melo Mendes Miranda Monteiro Moraes Moreira Nascimento Neves Nunes Oliveira Pacheco Pereira Pinto Pires Queiroz Ramos Reis Ribeiro Rocha Rodrigues Sales Sampaio Santana Santos Silva Silveira Siqueira Soares Souza Teixeira Teles Toledo Vargas Vasconcelos Vaz Viana Vieira'.split(
    ' ',
  );

/** A name that somebody in Brazil has. */
export function personName(chance: {
  pick<T>(list: readonly T[]): T;
  happens(probability: number): boolean;
}): string {
  const last = chance.pick(lastNames);
  const middle = chance.happens(0.4) ? chance.pick(lastNames.filter((name) => name !== last)) : null;
  return [chance.pick(firstNames), middle, last].filter((part) => part !== null).join(' ');
}
