import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays } from '../../../contract/calendar';
import { type DashboardQuery, statementPeriod } from '../../../contract/dashboard';
import { ACCOUNTING_LAG_DAYS } from '../../../contract/limits';
import type { DateType, Period } from '../../../contract/reports';

/** The period of a dashboard, by the network's clocks (DASH-03). */
export interface Span {
  dateType: DateType;
  /** Today hour by hour; otherwise day by day. */
  hourly: boolean;
  /** `YYYY-MM-DD`, first and last day. */
  from: string;
  until: string;
  /** The hours of today that have begun, `00` to `23`, each once (DASH-09). */
  hours: readonly string[];
  /** The number of days, or of hours that have begun, by which sums are divided (DASH-11). */
  length: number;
  /** The period in the form of a statement. */
  period: Period;
  /**
   * The previous period, up to the same time of day, so that half a day is not compared with a whole one. By accounting
   * date that time only counts for what is captured and posted on its last day (`before.ts`).
   */
  before: Period;
}

/**
 * @param at `YYYY-MM-DDTHH:mm:ss` on the network's clocks
 * @param begun the hours of today that have begun (`hoursOfToday`)
 */
export function spanOf(
  { tipoTransacao, periodo }: DashboardQuery,
  at: string,
  begun: readonly string[],
): Span {
  const period = statementPeriod(tipoTransacao, periodo, at);
  const hourly = periodo === 0;
  const back = hourly ? 1 : periodo;
  return {
    dateType: tipoTransacao,
    hourly,
    from: period.startDate,
    until: period.endDate,
    hours: [...new Set(begun)],
    length: hourly ? begun.length : periodo,
    period,
    before: {
      dateType: tipoTransacao,
      startDate: addDays(period.startDate, -back),
      endDate: addDays(period.endDate, -back),
      startTime: '00:00:00',
      endTime: at.slice(11),
    },
  };
}

/** The rows `r` of a rollup that belong to the days, or hours, of a period. */
export function inSpan({ dateType, hourly, from, until, hours }: Span): RawBuilder<SqlBool> {
  if (hourly) {
    return sql`r.capture_hour >= ${from}::timestamp and r.capture_hour <= ${hourText(until, hours.at(-1) ?? '00')}::timestamp`;
  }
  if (dateType === 'dt') return sql`r.capture_date between ${from}::date and ${until}::date`;
  // The capture date is limited too, by the longest lag, because the rollups are indexed by it.
  return sql`r.accounting_date between ${from}::date and ${until}::date
    and r.capture_date between ${addDays(from, -ACCOUNTING_LAG_DAYS)}::date and ${until}::date`;
}

const hourText = (date: string, hour: string) => `${date} ${hour}:00:00`;
