import { type ExportFormat, type ExportReply, isExportReply } from '../../../contract/exports';
import { depositReport, type ReportReply, type ReportRequest } from '../../../contract/statement';
import { call } from '../../portal/client';

/** STMT-11: the report as the screen shows it. */
export async function reportOnScreen(body: ReportRequest, signal: AbortSignal): Promise<ReportReply> {
  const reply = await call(depositReport, { query: { formato: 'tela' }, body, signal });
  if (isExportReply(reply)) throw new Error('The report for the screen came as a file');
  return reply;
}

/** STMT-30: where the report can be fetched as a file. */
export async function reportAsFile(
  body: ReportRequest,
  formato: ExportFormat,
  signal: AbortSignal,
): Promise<ExportReply> {
  const reply = await call(depositReport, { query: { formato }, body, signal });
  if (!isExportReply(reply)) throw new Error('The report that was to be a file came for the screen');
  return reply;
}
