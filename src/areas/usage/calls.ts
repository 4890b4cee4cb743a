import type { ExportFormat, ExportReply } from '../../../contract/exports';
import type { QueryOf } from '../../../contract/operation';
import { type UsageReply, usageReport } from '../../../contract/usage';
import { fileReply, shownReply } from '../../network/reports/report-reply';
import { call } from '../../portal/client';

/** The query of a call without its format, which each call sets. */
export type UsageQuery = Omit<QueryOf<typeof usageReport>, 'formato'>;

/** API-35: a page of the report. */
export async function usageOnScreen(query: UsageQuery, signal?: AbortSignal): Promise<UsageReply> {
  return shownReply<UsageReply>(await call(usageReport, { query: { ...query, formato: 'tela' }, signal }));
}

/** USE-08: requests the report as a file. */
export async function usageAsFile(
  query: UsageQuery,
  formato: ExportFormat,
  signal: AbortSignal,
): Promise<ExportReply> {
  return fileReply(await call(usageReport, { query: { ...query, formato }, signal }));
}
