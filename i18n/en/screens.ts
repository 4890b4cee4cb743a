import type { ScreenPath } from '../../contract/access';

interface ScreenText {
  /** Heading of the page. */
  title: string;
  /** What the menu calls it. */
  menu: string;
  /** What one finds there, in one sentence. */
  description: string;
}

/** Every screen of the access table. */
export const screens = {
  '/home': {
    title: 'Home',
    menu: 'Home',
    description: 'Your starting point, with everything you may open.',
  },
  '/painel-de-controle': {
    title: 'Dashboards',
    menu: 'Dashboards',
    description: 'Deposits and withdrawals at a glance, by day and by operator.',
  },
  '/financeiro': {
    title: 'Financial detail',
    menu: 'Financial detail',
    description: 'What was billed for your establishments, period by period.',
  },
  '/informativos': {
    title: 'Bulletins',
    menu: 'Bulletins',
    description: 'Short videos about everyday work with the portal.',
  },
  '/transacoes-extrato': {
    title: 'Transaction statement',
    menu: 'Statement',
    description: 'Every deposit and withdrawal of a period, with their totals, on the screen or as a file.',
  },
  '/relatorio-utilizacao': {
    title: 'Usage report',
    menu: 'Usage report',
    description: 'Which terminals are used, and which stand still.',
  },
  '/codigos-solicitados': {
    title: 'Requested codes',
    menu: 'Requested codes',
    description: 'Operator codes that were requested, and whether the terminals know them.',
  },
  '/agrupadores': {
    title: 'Groupers',
    menu: 'Groupers',
    description: 'Groups of establishments that users can be given as a whole.',
  },
  '/marketing': {
    title: 'News',
    menu: 'News',
    description: 'What everyone finds on the home page.',
  },
  '/usuarios': {
    title: 'Users',
    menu: 'Users',
    description: 'Who may sign in, with which profile and for which establishments.',
  },
  '/codigos-operadores': {
    title: 'Operator codes',
    menu: 'Operator codes',
    description: 'The codes with which operators identify themselves at the terminals.',
  },
  '/visualizadores-relatorios': {
    title: 'Report viewers',
    menu: 'Report viewers',
    description: 'People who may only read statements and dashboards.',
  },
  '/bancos': {
    title: 'Banks',
    menu: 'Banks',
    description: 'The banks that receive the deposits.',
  },
  '/contas': {
    title: 'Accounts',
    menu: 'Accounts',
    description: 'The bank accounts of the establishments.',
  },
  '/chamados': {
    title: 'Work orders',
    menu: 'Work orders',
    description: 'Terminal maintenance and disputed transactions, from opening to answer.',
  },
  '/alterar-senha-perfil': {
    title: 'Change password',
    menu: 'Change password',
    description: 'Choose a new password for yourself.',
  },
  '/ajuda': {
    title: 'Help',
    menu: 'Help',
    description: 'Telephone numbers, manuals and short videos.',
  },
  '/swagger': {
    title: 'API documentation',
    menu: 'API documentation',
    description: 'How your own system reads deposits from the portal.',
  },
  '/logout': {
    title: 'Sign out',
    menu: 'Sign out',
    description: 'End your session on this device.',
  },
} satisfies Record<ScreenPath, ScreenText>;
