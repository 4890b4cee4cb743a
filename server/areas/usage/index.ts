import type { Area } from '../../area';
import { USAGE_EXPORT, usageExport } from './export';
import { usageRoutes } from './routes';

/** The use of terminals. */
export const usage: Area = {
  routes: (serve, context, { reports }) => usageRoutes(serve, context, reports),
  reports: () => ({ [USAGE_EXPORT]: usageExport }),
};
