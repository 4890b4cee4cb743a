import { addDays } from '../../../contract/calendar';
import { type DashboardQuery, statementPeriod } from '../../../contract/dashboard';
import { type DateType, type Period } from '../../../contract/reports';

/** The period of a dashboard, by the network's clocks (DASH-03). */
export interface Span {
  dateType: DateType;
  /** Today hour by hour; otherwise day by day. */
  hourly: boolean;
  /** `YYYY-MM-DD`, first and last day. */
  from: string;
  until: string;
  /** The current hour. */
  hour: number;
  /** The number of days, or of hours that have begun, by which sums are divided (DASH-11). */
  length: number;
  /** The period in the form of a statement. */
  period: Period;
  /** The previous period, up to the same time of day, so that half a day is not compared with a whole one. */
  before: Period;
}

/** @param at `YYYY-MM-DDTHH:mm:ss` on the network's clocks */
export function spanOf({ tipoTransacao, periodo }: DashboardQuery, at: string): Span {
  const period = statementPeriod(tipoTransacao, periodo, at);
  const hourly = periodo === 0;
  const hour = Number(at.slice(11, 13));
  const back = hourly ? 1 : periodo;
  return {
    dateType: tipoTransacao,
    hourly,
    from: period.startDate,
    until: period.endDate,
    hour,
    length: hourly ? hour + 1 : periodo,
    period,
    before: {
      dateType: tipoTransacao,
      startDate: addDays(period.startDate, -back),
      endDate: addDays(period.endDate, -back),
      startTime: '00:00:00',
      endTime: tipoTransacao === 'dc' ? '23:59:59' : at.slice(11),
    },
  };
}
