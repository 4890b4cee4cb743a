import type { Area } from '../../area';
import { STATEMENT_EXPORT, statementExport } from './export';
import { statementRoutes } from './routes';

/** The transaction statement. */
export const statement: Area = {
  routes: (serve, portal, { reports }) => statementRoutes(serve, portal, reports),
  reports: ({ currency }) => ({ [STATEMENT_EXPORT]: statementExport(currency) }),
};
