import type { ExportFormat, ExportReply } from '../../../contract/exports';
import { depositReport, type ReportReply, type ReportRequest } from '../../../contract/statement';
import { fileReply, shownReply } from '../../kit/reports/report-reply';
import { call } from '../../portal/client';

/** STMT-11: fetches the report for the screen. */
export async function reportOnScreen(body: ReportRequest, signal: AbortSignal): Promise<ReportReply> {
  return shownReply<ReportReply>(await call(depositReport, { query: { formato: 'tela' }, body, signal }));
}

/** STMT-30: requests the report as a file. */
export async function reportAsFile(
  body: ReportRequest,
  formato: ExportFormat,
  signal: AbortSignal,
): Promise<ExportReply> {
  return fileReply(await call(depositReport, { query: { formato }, body, signal }));
}
