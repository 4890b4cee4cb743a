import { endOfMonth, startOfISOWeek, startOfMonth, subMonths } from 'date-fns';
import { addDays, dayText, utcDay } from '../../../../contract/calendar';
import { REPORT } from '../../../../contract/reports';
import { type ReportFilters, WHOLE_DAY } from '../default-filters';

type PeriodChoice = Pick<ReportFilters, 'dtInit' | 'dtFinal' | 'tmInit' | 'tmFinal'>;
type Days = readonly [first: string, last: string];

/** STMT-26: the longest period that is shorter than the limit, as people count days. */
export const LONGEST_DAYS = REPORT.rangeDays - 1;

/** The last so many days, today being one of them. */
const lastDays = (today: string, count: number): Days => [addDays(today, 1 - count), today];

function lastMonth(today: string): Days {
  const month = subMonths(utcDay(today), 1);
  return [dayText(startOfMonth(month)), dayText(endOfMonth(month))];
}

const daysOf = {
  today: (today: string): Days => [today, today],
  yesterday: (today: string): Days => [addDays(today, -1), addDays(today, -1)],
  sevenDays: (today: string): Days => lastDays(today, 7),
  /** From Monday on, in every language: the network's week. */
  thisWeek: (today: string): Days => [dayText(startOfISOWeek(utcDay(today))), today],
  thirtyDays: (today: string): Days => lastDays(today, 30),
  thisMonth: (today: string): Days => [dayText(startOfMonth(utcDay(today))), today],
  lastMonth,
  longest: (today: string): Days => lastDays(today, LONGEST_DAYS),
};

export type Preset = keyof typeof daysOf;

/** Periods to choose in one go, in the order of the menu and under their names in the catalogue. */
export const presets = Object.keys(daysOf) as readonly Preset[];

/**
 * The whole days that a preset stands for.
 * @param today `YYYY-MM-DD` in the network's time zone
 */
export function presetPeriod(preset: Preset, today: string): PeriodChoice {
  const [dtInit, dtFinal] = daysOf[preset](today);
  return { dtInit, dtFinal, ...WHOLE_DAY };
}

/**
 * The preset whose period the filters hold, `null` where they hold another. On a Monday, "today" and "this week"
 * are one period: then it is the one that was chosen.
 */
export function activePreset(filters: ReportFilters, today: string, chosen: Preset | null): Preset | null {
  const timed = filters.dateType === 'dt';
  const holds = (preset: Preset) => {
    const period = presetPeriod(preset, today);
    return (
      filters.dtInit === period.dtInit &&
      filters.dtFinal === period.dtFinal &&
      (!timed || (filters.tmInit === period.tmInit && filters.tmFinal === period.tmFinal))
    );
  };
  if (chosen !== null && holds(chosen)) return chosen;
  return presets.find(holds) ?? null;
}
