import { sql } from 'kysely';
import { exportAudit, getAudit, listAudit } from '../../../contract/audit';
import type { ReportPlaces } from '../../platform/concurrency/report-places';
import { readingReport } from '../../platform/db/reading';
import { promiseFile } from '../../platform/exports/tickets';
import { notFound } from '../../platform/http/refusal';
import type { Serve } from '../../platform/http/serve';
import type { Portal } from '../../platform/portal';
import { AUDIT_EXPORT } from './export';
import { auditEntryOf, auditPart } from './list';
import { matchingEntries } from './matching';

export function auditRoutes(serve: Serve, portal: Portal, reports: ReportPlaces): void {
  const { db } = portal.database;
  const { timeZone } = portal.config;
  serve(listAudit, ({ query }) => auditPart(db, query, timeZone));
  serve(getAudit, async ({ params: { id } }) => {
    const entry = await auditEntryOf(db, id, timeZone);
    if (entry === undefined) throw notFound();
    return entry;
  });
  serve(exportAudit, async (call) => {
    const { language } = call;
    const { format, ...request } = call.body;
    const totalRows = await readingReport(portal.database, reports, call, async (trx) => {
      const matching = await matchingEntries(trx, request.filter, timeZone);
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from audit a where ${matching}`.execute(trx);
      return rows[0]?.count ?? 0;
    });
    const order = { kind: AUDIT_EXPORT, format, language, request, totalRows };
    return promiseFile(db, call.principal, order, portal.now());
  });
}
