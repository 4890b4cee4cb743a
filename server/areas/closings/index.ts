import type { Area } from '../../area';
import { CLOSING_EXPORT, closingExport } from './export';
import { closingRoutes } from './routes';
import { TWO_PERIODS_EXPORT, twoPeriodsExport } from './two-periods/export';

/** Closed months and days, with what has changed since. */
export const closings: Area = {
  routes: (serve, context, { reports }) => closingRoutes(serve, context, reports),
  reports: ({ currency }) => ({
    [CLOSING_EXPORT]: closingExport(currency),
    [TWO_PERIODS_EXPORT]: twoPeriodsExport(currency),
  }),
};
