import type { Area } from '../../area';
import { STATEMENT_EXPORT, statementExport } from './export';
import { statementFinders } from './find';
import { statementRoutes } from './routes';

/** The transaction statement. */
export const statement: Area = {
  find: statementFinders,
  routes: (serve, context, { reports }) => statementRoutes(serve, context, reports),
  reports: ({ currency, timeZone }) => ({ [STATEMENT_EXPORT]: statementExport(currency, timeZone) }),
};
