import type { Area } from '../../area';
import { USAGE_EXPORT, usageExport } from './export';
import { usageRoutes } from './routes';

/** Which terminals are used. */
export const usage: Area = {
  routes: (serve, context, { reports }) => usageRoutes(serve, context, reports),
  reports: () => ({ [USAGE_EXPORT]: usageExport }),
};
