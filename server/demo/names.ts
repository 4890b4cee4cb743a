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
