import type { ExportFormat, ExportReply } from '../../../../contract/exports';
import {
  type TwoPeriodsFileRequest,
  type TwoPeriodsReply,
  type TwoPeriodsRequest,
  twoPeriods,
} from '../../../../contract/two-periods';
import { fileReply, shownReply } from '../../../network/reports/report-reply';
import { call } from '../../../portal/client';

/** Fetches two closed periods side by side for the screen. */
export async function twoPeriodsOnScreen(
  body: TwoPeriodsRequest,
  signal: AbortSignal,
): Promise<TwoPeriodsReply> {
  return shownReply<TwoPeriodsReply>(await call(twoPeriods, { query: { formato: 'tela' }, body, signal }));
}

/** Requests them as a file: with what was known by the delivery of the screen where there is one. */
export async function twoPeriodsAsFile(
  { entrega, ...body }: TwoPeriodsFileRequest,
  formato: ExportFormat,
  signal: AbortSignal,
): Promise<ExportReply> {
  return fileReply(await call(twoPeriods, { query: { formato, entrega }, body, signal }));
}
