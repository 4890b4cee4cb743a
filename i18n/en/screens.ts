import type { ScreenPath } from '../../contract/access';

interface ScreenText {
  /** Heading of the page. */
  title: string;
  /** What the menu calls it. */
  menu: string;
  /** The label of its search box, where it is a list with one. */
  search?: string;
}

/** Every screen of the access table. */
export const screens = {
  '/home': { title: 'Home', menu: 'Home' },
  '/painel-de-controle': { title: 'Dashboards', menu: 'Dashboards' },
  '/financeiro': { title: 'Financial detail', menu: 'Financial detail', search: 'Search by logical number' },
  '/informativos': { title: 'Bulletins', menu: 'Bulletins' },
  '/transacoes-extrato': { title: 'Transaction statement', menu: 'Statement' },
  '/relatorio-utilizacao': { title: 'Usage report', menu: 'Usage report', search: 'Search by establishment' },
  '/codigos-solicitados': { title: 'Requested codes', menu: 'Requested codes' },
  '/verificar': { title: 'Verify a file', menu: 'Verify a file' },
  '/agrupadores': { title: 'Groups', menu: 'Groups', search: 'Search by name' },
  '/marketing': { title: 'News', menu: 'News' },
  '/usuarios': { title: 'Users', menu: 'Users', search: 'Search by name' },
  '/codigos-operadores': {
    title: 'Operator codes',
    menu: 'Operator codes',
    search: 'Search by operator name',
  },
  '/visualizadores-relatorios': { title: 'Report viewers', menu: 'Report viewers', search: 'Search by name' },
  '/bancos': { title: 'Banks', menu: 'Banks', search: 'Search by name or code' },
  '/contas': { title: 'Accounts', menu: 'Accounts', search: 'Search by nickname' },
  '/chamados': { title: 'Work orders', menu: 'Work orders', search: 'Search by establishment' },
  '/auditoria': { title: 'Audit trail', menu: 'Audit trail', search: 'Search by who made the change' },
  '/alterar-senha-perfil': { title: 'Change password', menu: 'Change password' },
  '/ajuda': { title: 'Help', menu: 'Help' },
  '/swagger': { title: 'API documentation', menu: 'API documentation' },
  '/logout': { title: 'Sign out', menu: 'Sign out' },
} satisfies Record<ScreenPath, ScreenText>;
