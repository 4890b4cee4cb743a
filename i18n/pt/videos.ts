import type { videos as model } from '../en/videos';

export const videos: typeof model = {
  signIn: {
    title: 'Entrar com segurança',
    text: 'Login, senha e verificação de robô. Ninguém do atendimento pede a sua senha; o olho a mostra só para você.',
  },
  statement: {
    title: 'Ler o extrato',
    text: 'Escolha um período, gere o relatório e veja os depósitos e saques com os totais.',
  },
  export: {
    title: 'Do extrato para a planilha',
    text: 'Exporte o relatório completo para o Excel e continue trabalhando enquanto o arquivo é gerado.',
  },
  finder: {
    title: 'Encontrar uma página com o teclado',
    text: 'Ctrl e K abrem a busca. Digite algumas letras, aperte Enter e pronto.',
  },
};
