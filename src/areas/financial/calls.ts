import type { ExportReply } from '../../../contract/exports';
import { type BillFormat, type BillReply, financialDetail } from '../../../contract/financial';
import type { QueryOf } from '../../../contract/operation';
import { fileReply, shownReply } from '../../network/reports/report-reply';
import { call } from '../../portal/client';

/** The query of a call without its format, which each call sets. */
export type BillQuery = Omit<QueryOf<typeof financialDetail>, 'formato'>;

/** API-38: a page of the bills. */
export async function billsOnScreen(query: BillQuery, signal?: AbortSignal): Promise<BillReply> {
  return shownReply<BillReply>(await call(financialDetail, { query: { ...query, formato: 'tela' }, signal }));
}

/** FIN-06: requests the bills as a file. */
export async function billsAsFile(
  query: BillQuery,
  formato: BillFormat,
  signal: AbortSignal,
): Promise<ExportReply> {
  return fileReply(await call(financialDetail, { query: { ...query, formato }, signal }));
}
