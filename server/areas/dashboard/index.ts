import type { Area } from '../../area';
import { dashboardRoutes } from './routes';

/** The dashboard. */
export const dashboard: Area = {
  routes: (serve, context, { reports }) => dashboardRoutes(serve, context, reports),
};
