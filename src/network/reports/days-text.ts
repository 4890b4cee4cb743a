import { isDate } from '../../../contract/dates';
import type { ReportFilters } from './default-filters';

/**
 * The days of a report in one line; what was typed and is no date stays as it is.
 * @param date formats `YYYY-MM-DD`
 */
export function daysText({ dtInit, dtFinal }: ReportFilters, date: (day: string) => string): string {
  const shown = [dtInit, dtFinal].map((day) => (isDate(day) ? date(day) : day));
  return [...new Set(shown)].join(' – ');
}
