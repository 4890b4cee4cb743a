import { type ExportFormat, type ExportReply, isExportReply } from '../../../contract/exports';
import type { QueryOf } from '../../../contract/operation';
import { type UsageReply, usageReport } from '../../../contract/usage';
import { call } from '../../portal/client';

/** What is asked for; in which form, each call says. */
export type UsageQuery = Omit<QueryOf<typeof usageReport>, 'formato'>;

/** API-35: a page of the report. */
export async function usageOnScreen(query: UsageQuery, signal?: AbortSignal): Promise<UsageReply> {
  const reply = await call(usageReport, { query: { ...query, formato: 'tela' }, signal });
  if (isExportReply(reply)) throw new Error('The report for the screen came as a file');
  return reply;
}

/** USE-08: where the report can be fetched as a file. */
export async function usageAsFile(
  query: UsageQuery,
  formato: ExportFormat,
  signal: AbortSignal,
): Promise<ExportReply> {
  const reply = await call(usageReport, { query: { ...query, formato }, signal });
  if (!isExportReply(reply)) throw new Error('The report that was to be a file came for the screen');
  return reply;
}
