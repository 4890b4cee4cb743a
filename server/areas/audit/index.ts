import { sql } from 'kysely';
import type { Area } from '../../area';
import { AUDIT_EXPORT, auditExport } from './export';
import { auditRoutes } from './routes';

/** The audit trail: who changed what, and when. */
export const audit: Area = {
  routes: auditRoutes,
  // Of establishments, which have no area of their own.
  recordNames: [
    {
      entities: ['establishment'],
      kinds: ['establishment', 'establishments'],
      select: sql`name from establishment`,
      key: sql`code`,
      numbered: false,
    },
  ],
  reports: ({ currency }, { recordNames }) => ({ [AUDIT_EXPORT]: auditExport(currency, recordNames) }),
};
