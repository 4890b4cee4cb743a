import type { Area } from '../../area';
import { AUDIT_EXPORT, auditExport } from './export';
import { auditRoutes } from './routes';

/** The audit trail: who changed what, and when. */
export const audit: Area = {
  routes: (serve, context, { reports }) => auditRoutes(serve, context, reports),
  reports: ({ currency }) => ({ [AUDIT_EXPORT]: auditExport(currency) }),
};
