import type { Area } from '../../area';
import { AUDIT_EXPORT, auditExport } from './export';
import { auditRoutes } from './routes';

/** Who changed what, and when. */
export const audit: Area = {
  routes: (serve, portal, { reports }) => auditRoutes(serve, portal, reports),
  reports: ({ currency }) => ({ [AUDIT_EXPORT]: auditExport(currency) }),
};
