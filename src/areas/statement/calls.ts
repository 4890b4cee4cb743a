import { type BankExtractRequest, bankExtractReport } from '../../../contract/bank-files';
import {
  type BreakdownFileRequest,
  type BreakdownReply,
  type BreakdownRequest,
  depositBreakdown,
} from '../../../contract/breakdown';
import type { BankFormat, ExportFormat, ExportReply } from '../../../contract/exports';
import {
  type CancelledReply,
  cancelledDeposits,
  depositReport,
  newerDepositReport,
  type ReportFileRequest,
  type ReportReply,
  type ReportRequest,
  type StatementRequest,
} from '../../../contract/statement';
import { fileReply, shownReply } from '../../network/reports/report-reply';
import { call } from '../../portal/client';

/** STMT-11: fetches the report for the screen. */
export async function reportOnScreen(body: StatementRequest, signal: AbortSignal): Promise<ReportReply> {
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

/** Fetches the breakdown of a report for the screen. */
export async function breakdownOnScreen(
  body: BreakdownRequest,
  signal: AbortSignal,
): Promise<BreakdownReply> {
  return shownReply<BreakdownReply>(
    await call(depositBreakdown, { query: { formato: 'tela' }, body, signal }),
  );
}

/** Requests a breakdown as a file. */
export async function breakdownAsFile(
  { entrega, ...body }: BreakdownFileRequest,
  formato: ExportFormat,
  signal: AbortSignal,
): Promise<ExportReply> {
  return fileReply(await call(depositBreakdown, { query: { formato, entrega }, body, signal }));
}

/** Fetches the cancelled ones of a report for the screen. */
export async function cancelledOnScreen(
  body: StatementRequest,
  signal: AbortSignal,
): Promise<CancelledReply> {
  return shownReply<CancelledReply>(
    await call(cancelledDeposits, { query: { formato: 'tela' }, body, signal }),
  );
}

/** Requests the cancelled ones as a file; they are those of the moment at which it is fetched. */
export async function cancelledAsFile(
  request: ReportFileRequest,
  formato: ExportFormat,
  signal: AbortSignal,
): Promise<ExportReply> {
  const { entrega: _, identificadores, ...body } = request;
  return fileReply(
    await call(cancelledDeposits, {
      query: { formato, ...(identificadores && { identificadores: 'true' }) },
      body,
      signal,
    }),
  );
}

/** Requests the statement of one account in a form of banks. */
export const bankFile = (
  body: BankExtractRequest,
  formato: BankFormat,
  signal: AbortSignal,
): Promise<ExportReply> => call(bankExtractReport, { query: { formato }, body, signal });
