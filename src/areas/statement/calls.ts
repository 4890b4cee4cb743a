import type { ExportFormat, ExportReply } from '../../../contract/exports';
import {
  depositReport,
  newerDepositReport,
  type ReportFileRequest,
  type ReportReply,
  type ReportRequest,
} from '../../../contract/statement';
import { fileReply, shownReply } from '../../network/reports/report-reply';
import { call } from '../../portal/client';

/** STMT-11: fetches the report for the screen. */
export async function reportOnScreen(body: ReportRequest, signal: AbortSignal): Promise<ReportReply> {
  return shownReply<ReportReply>(await call(depositReport, { query: { formato: 'tela' }, body, signal }));
}

/** STMT-30: requests the report as a file: as it stood at a delivery where there is one on the screen. */
export async function reportAsFile(
  { entrega, identificadores, ...body }: ReportFileRequest,
  formato: ExportFormat,
  signal: AbortSignal,
): Promise<ExportReply> {
  return fileReply(
    await call(depositReport, {
      query: { formato, entrega, ...(identificadores && { identificadores: 'true' }) },
      body,
      signal,
    }),
  );
}

/** Asks whether rows of a report have come, or were cancelled, since a delivery. */
export async function hasNewerRows(
  body: ReportRequest,
  entrega: number,
  signal: AbortSignal,
): Promise<boolean> {
  return (await call(newerDepositReport, { query: { entrega }, body, signal })).newer;
}
