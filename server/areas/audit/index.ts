import { sql } from 'kysely';
import type { Area } from '../../area';
import { SECURITY_EXPORT, securityExport } from './events/export';
import { purgeSecurityEvents } from './events/purge';
import { AUDIT_EXPORT, auditExport } from './export';
import { auditRoutes } from './routes';
import { syslogJobHandler, syslogRoutine } from './syslog/job';

/** The audit trail: who changed what, and when; and the stream of security events over it. */
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
  reports: (config, { recordNames }) => ({
    [AUDIT_EXPORT]: auditExport(config.currency, recordNames),
    [SECURITY_EXPORT]: securityExport(config, recordNames),
  }),
  jobs: (context) => [syslogJobHandler(context)],
  routines: [syslogRoutine],
  purge: purgeSecurityEvents,
};
