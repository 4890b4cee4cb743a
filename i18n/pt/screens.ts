import type { screens as model } from '../en/screens';

export const screens: typeof model = {
  '/home': {
    title: 'Início',
    menu: 'Início',
    description: 'Seu ponto de partida, com tudo o que você pode abrir.',
  },
  '/painel-de-controle': {
    title: 'Painel de controle',
    menu: 'Painel de controle',
    description: 'Depósitos e saques em um relance, por dia e por operador.',
  },
  '/financeiro': {
    title: 'Financeiro',
    menu: 'Financeiro',
    description: 'O que foi faturado dos seus estabelecimentos, período por período.',
  },
  '/informativos': {
    title: 'Informativos',
    menu: 'Informativos',
    description: 'Vídeos curtos sobre o dia a dia no portal.',
  },
  '/transacoes-extrato': {
    title: 'Extrato de transações',
    menu: 'Extrato',
    description: 'Todos os depósitos e saques de um período, com os totais, na tela ou em arquivo.',
  },
  '/relatorio-utilizacao': {
    title: 'Relatório de utilização',
    menu: 'Relatório de utilização',
    description: 'Quais terminais são usados e quais estão parados.',
  },
  '/codigos-solicitados': {
    title: 'Códigos solicitados',
    menu: 'Códigos solicitados',
    description: 'Os códigos de operador solicitados e se os terminais já os conhecem.',
  },
  '/agrupadores': {
    title: 'Agrupadores',
    menu: 'Agrupadores',
    description: 'Grupos de estabelecimentos atribuídos por inteiro aos usuários.',
  },
  '/marketing': {
    title: 'Notícias',
    menu: 'Notícias',
    description: 'O que todos encontram na página inicial.',
  },
  '/usuarios': {
    title: 'Usuários',
    menu: 'Usuários',
    description: 'Quem pode entrar, com qual perfil e para quais estabelecimentos.',
  },
  '/codigos-operadores': {
    title: 'Códigos de operador',
    menu: 'Códigos de operador',
    description: 'Os códigos com que os operadores se identificam nos terminais.',
  },
  '/visualizadores-relatorios': {
    title: 'Visualizadores de relatórios',
    menu: 'Visualizadores',
    description: 'Pessoas que apenas consultam extratos e painéis.',
  },
  '/bancos': {
    title: 'Bancos',
    menu: 'Bancos',
    description: 'Os bancos que recebem os depósitos.',
  },
  '/contas': {
    title: 'Contas',
    menu: 'Contas',
    description: 'As contas bancárias dos estabelecimentos.',
  },
  '/chamados': {
    title: 'Chamados',
    menu: 'Chamados',
    description: 'Manutenção de terminais e contestação de transações, do início ao fim.',
  },
  '/alterar-senha-perfil': {
    title: 'Alterar senha',
    menu: 'Alterar senha',
    description: 'Escolha uma nova senha para você.',
  },
  '/ajuda': {
    title: 'Ajuda',
    menu: 'Ajuda',
    description: 'Telefones de atendimento, manuais e vídeos curtos.',
  },
  '/swagger': {
    title: 'Documentação da API',
    menu: 'Documentação da API',
    description: 'Como o seu sistema consulta os depósitos do portal.',
  },
  '/logout': {
    title: 'Sair',
    menu: 'Sair',
    description: 'Encerre a sua sessão neste dispositivo.',
  },
};
