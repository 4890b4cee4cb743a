import { useQuery } from '@tanstack/react-query';
import {
  type ClosingFileRequest,
  type ClosingReply,
  type ClosingRequest,
  closedPeriods,
  closingReport,
} from '../../../contract/closings';
import type { ExportFormat, ExportReply } from '../../../contract/exports';
import { fileReply, shownReply } from '../../network/reports/report-reply';
import { call } from '../../portal/client';

/** Which months and days are closed; asked for at each visit, because a day is closed every day. */
export const useClosedPeriods = () =>
  useQuery({
    queryKey: ['closings'],
    queryFn: ({ signal }) => call(closedPeriods, { signal }),
    retry: false,
  });

/** Fetches a closed period for the screen. */
export async function closingOnScreen(body: ClosingRequest, signal: AbortSignal): Promise<ClosingReply> {
  return shownReply<ClosingReply>(await call(closingReport, { query: { formato: 'tela' }, body, signal }));
}

/** Requests a closed period as a file: with the changes up to the delivery of the screen where there is one. */
export async function closingAsFile(
  { entrega, ...body }: ClosingFileRequest,
  formato: ExportFormat,
  signal: AbortSignal,
): Promise<ExportReply> {
  return fileReply(await call(closingReport, { query: { formato, entrega }, body, signal }));
}
