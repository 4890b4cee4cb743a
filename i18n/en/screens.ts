import type { ScreenPath } from '../../contract/access';

interface ScreenText {
  /** Heading of the page. */
  title: string;
  /** What the menu calls it. */
  menu: string;
}

/** Every screen of the access table. */
export const screens = {
  '/home': {
    title: 'Home',
    menu: 'Home',
  },
  '/painel-de-controle': {
    title: 'Dashboards',
    menu: 'Dashboards',
  },
  '/financeiro': {
    title: 'Financial detail',
    menu: 'Financial detail',
  },
  '/informativos': {
    title: 'Bulletins',
    menu: 'Bulletins',
  },
  '/transacoes-extrato': {
    title: 'Transaction statement',
    menu: 'Statement',
  },
  '/relatorio-utilizacao': {
    title: 'Usage report',
    menu: 'Usage report',
  },
  '/codigos-solicitados': {
    title: 'Requested codes',
    menu: 'Requested codes',
  },
  '/verificar': {
    title: 'Verify a file',
    menu: 'Verify a file',
  },
  '/agrupadores': {
    title: 'Groupers',
    menu: 'Groupers',
  },
  '/marketing': {
    title: 'News',
    menu: 'News',
  },
  '/usuarios': {
    title: 'Users',
    menu: 'Users',
  },
  '/codigos-operadores': {
    title: 'Operator codes',
    menu: 'Operator codes',
  },
  '/visualizadores-relatorios': {
    title: 'Report viewers',
    menu: 'Report viewers',
  },
  '/bancos': {
    title: 'Banks',
    menu: 'Banks',
  },
  '/contas': {
    title: 'Accounts',
    menu: 'Accounts',
  },
  '/chamados': {
    title: 'Work orders',
    menu: 'Work orders',
  },
  '/auditoria': {
    title: 'Audit trail',
    menu: 'Audit trail',
  },
  '/alterar-senha-perfil': {
    title: 'Change password',
    menu: 'Change password',
  },
  '/ajuda': {
    title: 'Help',
    menu: 'Help',
  },
  '/swagger': {
    title: 'API documentation',
    menu: 'API documentation',
  },
  '/logout': {
    title: 'Sign out',
    menu: 'Sign out',
  },
} satisfies Record<ScreenPath, ScreenText>;
