import type { Area } from '../../area';
import { BREAKDOWN_EXPORT, breakdownExport } from './breakdown/export';
import { CANCELLED_EXPORT, cancelledExport, STATEMENT_EXPORT, statementExport } from './export';
import { statementFinders } from './find';
import { statementRoutes } from './routes';
import { sentBreakdown, sentCancelled, sentRows } from './sends';

/** The transaction statement. */
export const statement: Area = {
  find: statementFinders,
  routes: (serve, context, { reports }) => statementRoutes(serve, context, reports),
  reports: ({ currency, timeZone }) => ({
    [STATEMENT_EXPORT]: { ...statementExport(currency, timeZone), sends: sentRows },
    [BREAKDOWN_EXPORT]: { ...breakdownExport(currency, timeZone), sends: sentBreakdown },
    [CANCELLED_EXPORT]: { ...cancelledExport(currency), sends: sentCancelled },
  }),
};
