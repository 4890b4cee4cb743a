import type { ClosedPeriods, ClosingRequest } from '../../../contract/closings';
import { isMonth } from '../../../contract/dates';
import type { ReportFilters } from '../../network/reports/default-filters';
import { filterOf } from '../../network/reports/filters';

/** A month, or a day as it was typed. */
export type ChosenPeriod = { readonly kind: 'month' | 'day'; readonly name: string };

/** What an address or nobody has chosen: the newest closed month, or before one is closed the newest day. */
export function periodChosen(given: string | null, { months, until }: ClosedPeriods): ChosenPeriod {
  if (given !== null) return { kind: isMonth(given) ? 'month' : 'day', name: given };
  const [newest] = months;
  return newest === undefined ? { kind: 'day', name: until ?? '' } : { kind: 'month', name: newest.month };
}

/** The filters and the period as the call carries them. */
export function requestOf(period: ChosenPeriod, filters: ReportFilters): ClosingRequest {
  const { tipoDeData: _, tsInicio: __, tsFim: ___, ...selections } = filterOf(filters);
  return { ...selections, periodo: period.name };
}

/** Whether two requests ask for the same. */
export const sameClosing = (one: ClosingRequest, other: ClosingRequest): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
