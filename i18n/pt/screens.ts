import type { screens as model } from '../en/screens';

export const screens: typeof model = {
  '/home': {
    title: 'Início',
    menu: 'Início',
  },
  '/painel-de-controle': {
    title: 'Painel de controle',
    menu: 'Painel de controle',
  },
  '/financeiro': {
    title: 'Financeiro',
    menu: 'Financeiro',
  },
  '/informativos': {
    title: 'Informativos',
    menu: 'Informativos',
  },
  '/transacoes-extrato': {
    title: 'Extrato de transações',
    menu: 'Extrato',
  },
  '/relatorio-utilizacao': {
    title: 'Relatório de utilização',
    menu: 'Utilização',
  },
  '/codigos-solicitados': {
    title: 'Códigos solicitados',
    menu: 'Códigos solicitados',
  },
  '/verificar': {
    title: 'Verificar um arquivo',
    menu: 'Verificar arquivo',
  },
  '/agrupadores': {
    title: 'Agrupadores',
    menu: 'Agrupadores',
  },
  '/marketing': {
    title: 'Notícias',
    menu: 'Notícias',
  },
  '/usuarios': {
    title: 'Usuários',
    menu: 'Usuários',
  },
  '/codigos-operadores': {
    title: 'Códigos de operador',
    menu: 'Códigos de operador',
  },
  '/visualizadores-relatorios': {
    title: 'Visualizadores de relatórios',
    menu: 'Visualizadores',
  },
  '/bancos': {
    title: 'Bancos',
    menu: 'Bancos',
  },
  '/contas': {
    title: 'Contas',
    menu: 'Contas',
  },
  '/chamados': {
    title: 'Chamados',
    menu: 'Chamados',
  },
  '/auditoria': {
    title: 'Trilha de auditoria',
    menu: 'Auditoria',
  },
  '/alterar-senha-perfil': {
    title: 'Alterar senha',
    menu: 'Alterar senha',
  },
  '/ajuda': {
    title: 'Ajuda',
    menu: 'Ajuda',
  },
  '/swagger': {
    title: 'Documentação da API',
    menu: 'Documentação da API',
  },
  '/logout': {
    title: 'Sair',
    menu: 'Sair',
  },
};
