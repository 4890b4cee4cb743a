import type { ClosedPeriods, ClosingRequest } from '../../../contract/closings';
import { isMonth } from '../../../contract/dates';
import type { ReportFilters } from '../../../contract/default-filters';
import { filterOf } from '../../../contract/report-filters';

/** A month, or a day as it was typed. */
export type ChosenPeriod = { readonly kind: 'month' | 'day'; readonly name: string };

/** Periods in words, as a saved view has them: on each day they are other ones. */
export const NEWEST = { month: 'newestMonth', day: 'newestDay' } as const;

/**
 * What an address or nobody has chosen: the newest closed month, or before one is closed the newest day.
 * @param given a month or a day by its name or in words; `null`: none was chosen
 */
export function periodChosen(given: string | null, { months, until }: ClosedPeriods): ChosenPeriod {
  const [newest] = months;
  const isNamed = given !== null && given !== NEWEST.month && given !== NEWEST.day;
  if (isNamed) return { kind: isMonth(given) ? 'month' : 'day', name: given };
  return newest === undefined || given === NEWEST.day
    ? { kind: 'day', name: until ?? '' }
    : { kind: 'month', name: newest.month };
}

/** The filters and the period as the call carries them. */
export function requestOf(period: ChosenPeriod, filters: ReportFilters): ClosingRequest {
  const { tipoDeData: _, tsInicio: __, tsFim: ___, ...selections } = filterOf(filters);
  return { ...selections, periodo: period.name };
}
