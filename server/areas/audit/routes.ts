import { type RawBuilder, sql } from 'kysely';
import { exportAudit, getAudit, listAudit } from '../../../contract/audit';
import type { BodyOf } from '../../../contract/operation';
import { exportSecurityEvents, listSecurityEvents } from '../../../contract/security-events';
import type { Shared } from '../../area';
import { promiseFile } from '../../engines/exports/tickets';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { readingReport } from '../../platform/db/reading';
import { readList } from '../../platform/db/replica/reading';
import { notFound, within } from '../../platform/errors/http-error';
import type { Serve } from '../../platform/http/serve';
import { SECURITY_EXPORT } from './events/export';
import { securityPage, streamSince } from './events/list';
import { matchingEvents } from './events/stream';
import { AUDIT_EXPORT } from './export';
import { auditEntryOf, auditPage } from './list';
import { assertDays, matchingEntries } from './matching';

export function auditRoutes(serve: Serve, context: AppContext, { reports, recordNames }: Shared): void {
  const { db } = context.database;
  const { timeZone } = context.config;
  const trail = { timeZone, recordNames };
  serve(
    listAudit,
    ({ query, principal }) =>
      readList(context.database, principal, (fresh) => auditPage(fresh, query, trail)),
    ({ query }) => assertDays(query),
  );
  serve(getAudit, async ({ params: { id } }) => {
    const entry = await auditEntryOf(db, id, trail);
    if (entry === undefined) throw notFound();
    return entry;
  });
  const exportRules = ({ filter = {} }: Partial<BodyOf<typeof exportAudit>>) =>
    within('filter', async () => assertDays(filter));
  serve(
    exportAudit,
    async (call) => {
      await exportRules(call.body);
      const { language } = call;
      const { format, ...request } = call.body;
      const totalRows = await readingReport(context.database, reports, call, async (trx) => {
        const matching = await matchingEntries(trx, request.filter, timeZone);
        return counted(trx, sql`audit a where ${matching}`);
      });
      const order = { kind: AUDIT_EXPORT, format, language, request, totalRows };
      return promiseFile(db, call.principal, order, context.now());
    },
    ({ body }) => exportRules(body),
  );

  serve(
    listSecurityEvents,
    ({ query, principal }) =>
      readList(context.database, principal, (fresh) =>
        securityPage(fresh, query, { ...trail, since: streamSince(context) }),
      ),
    ({ query }) => assertDays(query),
  );
  const securityRules = ({ filter = {} }: Partial<BodyOf<typeof exportSecurityEvents>>) =>
    within('filter', async () => assertDays(filter));
  serve(
    exportSecurityEvents,
    async (call) => {
      await securityRules(call.body);
      const { language } = call;
      const { format, ...request } = call.body;
      const since = streamSince(context);
      const totalRows = await readingReport(context.database, reports, call, async (trx) => {
        const matching = await matchingEvents(trx, request.filter, { timeZone, since });
        const noted = await counted(trx, sql`security_event e where ${matching.noted}`);
        return matching.trail === null
          ? noted
          : noted + (await counted(trx, sql`audit a where ${matching.trail}`));
      });
      const order = { kind: SECURITY_EXPORT, format, language, request, totalRows };
      return promiseFile(db, call.principal, order, context.now());
    },
    ({ body }) => securityRules(body),
  );
}

async function counted(trx: Db, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${from}`.execute(trx);
  return rows[0]?.count ?? 0;
}
