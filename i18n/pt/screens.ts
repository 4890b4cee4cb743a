import type { screens as model } from '../en/screens';

export const screens: typeof model = {
  '/home': { title: 'Início', menu: 'Início' },
  '/painel-de-controle': { title: 'Painel de controle', menu: 'Painel de controle' },
  '/financeiro': { title: 'Financeiro', menu: 'Financeiro', search: 'Buscar por número lógico' },
  '/informativos': { title: 'Informativos', menu: 'Informativos' },
  '/transacoes-extrato': { title: 'Extrato de transações', menu: 'Extrato' },
  '/relatorio-utilizacao': {
    title: 'Relatório de utilização',
    menu: 'Utilização',
    search: 'Buscar por estabelecimento',
  },
  '/codigos-solicitados': { title: 'Códigos solicitados', menu: 'Códigos solicitados' },
  '/verificar': { title: 'Verificar um arquivo', menu: 'Verificar arquivo' },
  '/agrupadores': { title: 'Grupos', menu: 'Grupos', search: 'Buscar por nome' },
  '/marketing': { title: 'Notícias', menu: 'Notícias' },
  '/usuarios': { title: 'Usuários', menu: 'Usuários', search: 'Buscar por nome' },
  '/codigos-operadores': {
    title: 'Códigos de operador',
    menu: 'Códigos de operador',
    search: 'Buscar por nome do operador',
  },
  '/visualizadores-relatorios': {
    title: 'Visualizadores de relatórios',
    menu: 'Visualizadores',
    search: 'Buscar por nome',
  },
  '/bancos': { title: 'Bancos', menu: 'Bancos', search: 'Buscar por nome ou código' },
  '/contas': { title: 'Contas', menu: 'Contas', search: 'Buscar por apelido' },
  '/chamados': { title: 'Chamados', menu: 'Chamados', search: 'Buscar por estabelecimento' },
  '/auditoria': {
    title: 'Trilha de auditoria',
    menu: 'Auditoria',
    search: 'Buscar por quem fez a alteração',
  },
  '/alterar-senha-perfil': { title: 'Alterar senha', menu: 'Alterar senha' },
  '/ajuda': { title: 'Ajuda', menu: 'Ajuda' },
  '/swagger': { title: 'Documentação da API', menu: 'Documentação da API' },
  '/logout': { title: 'Sair', menu: 'Sair' },
};
