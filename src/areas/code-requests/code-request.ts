import { type CodeRequest, type CodeRequestFilter, REQUEST_STATUS } from '../../../contract/code-requests';
import type { Language } from '../../../contract/languages';
import { formatDate } from '../../../i18n/format';
import { FetchedField } from '../../kit/list/FetchedField';
import { type ListFilter, listed } from '../../kit/list/list-filter';
import { establishmentOptions } from '../../network/establishments/establishment-options';
import { PeriodField } from './PeriodField';
import { hasDates, type Period, periodOf, problemOf, wirePeriod } from './period';

/** REQ-05: a request for codes. */
export type CodeRequestRecord = CodeRequest;

/** LIST-16: the kept filters; the status is an addition. */
export interface KeptFilter {
  /** Codes of establishments. */
  ec: readonly string[];
  period: Period;
  status: CodeRequest['status'];
}

const Establishments = establishmentOptions();

/** REQ-06: processing, or received. */
export const statusOf = (status: CodeRequest['status']) =>
  status === REQUEST_STATUS.processing ? 'processing' : 'received';

function periodText(value: unknown, language: Language): string {
  const [dateInit, timeInit, dateEnd, timeEnd] = periodOf(value);
  return `${formatDate(dateInit, language)} ${timeInit} – ${formatDate(dateEnd, language)} ${timeEnd}`;
}

/** REQ-01, REQ-02: the filters, in the order of the dialog. */
export const codeRequestFilters = [
  { source: 'ec', label: 'codeRequests.filters.ec', Options: Establishments, Field: FetchedField },
  {
    source: 'period',
    label: 'codeRequests.filters.period',
    wire: ['init', 'end'],
    Field: PeriodField,
    isWrong: (value) => problemOf(periodOf(value)) !== null,
    // What is no valid period in an address is shown as it is.
    textOf: (value, language) =>
      hasDates(periodOf(value)) && problemOf(periodOf(value)) === null
        ? periodText(value, language)
        : listed(value).join(' '),
  },
  {
    source: 'status',
    label: 'codeRequests.filters.status',
    choices: [
      { value: REQUEST_STATUS.processing, label: 'codeRequests.status.processing' },
      { value: REQUEST_STATUS.received, label: 'codeRequests.status.received' },
    ],
  },
] as const satisfies readonly (ListFilter & { source: keyof KeptFilter })[];

/** Converts the kept filter to that of the call. */
export function codeRequestQuery({ ec, period, ...rest }: Partial<KeptFilter>): CodeRequestFilter {
  return {
    ...(rest as Pick<CodeRequestFilter, 'status'>),
    ...(ec !== undefined && { ec: listed(ec).map(String) }),
    // A period without a date is sent as it is, to be refused: nothing else would say that it narrows nothing.
    ...(period !== undefined &&
      (hasDates(periodOf(period)) ? wirePeriod(periodOf(period)) : { init: listed(period).join(' ') })),
  };
}
