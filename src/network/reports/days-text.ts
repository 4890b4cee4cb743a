import { isDate } from '../../../contract/dates';
import { type ReportFilters, WHOLE_DAY } from '../../../contract/default-filters';

/**
 * The days of a report in one line; what was typed and is no date stays as it is.
 * @param date formats `YYYY-MM-DD`
 */
export function daysText({ dtInit, dtFinal }: ReportFilters, date: (day: string) => string): string {
  const shown = [dtInit, dtFinal].map((day) => (isDate(day) ? date(day) : day));
  return [...new Set(shown)].join(' – ');
}

/**
 * The period of a report in one line: its days, and the times of a part of them.
 * @param date formats `YYYY-MM-DD`
 */
export function periodText(filters: ReportFilters, date: (day: string) => string): string {
  const { dateType, dtInit, dtFinal, tmInit, tmFinal } = filters;
  const whole = tmInit === WHOLE_DAY.tmInit && tmFinal === WHOLE_DAY.tmFinal;
  if (dateType !== 'dt' || whole) return daysText(filters, date);
  const shown = (day: string) => (isDate(day) ? date(day) : day);
  const end = dtInit === dtFinal ? tmFinal : `${shown(dtFinal)} ${tmFinal}`;
  return `${shown(dtInit)} ${tmInit} – ${end}`;
}
