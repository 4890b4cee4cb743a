import { endOfMonth, startOfISOWeek, startOfMonth, subMonths } from 'date-fns';
import { addDays, dayText, utcDay } from './calendar';
import { defaultFilters, type ReportFilters, WHOLE_DAY } from './default-filters';
import { ALL } from './keys';
import { readableFilters } from './report-filters';
import { REPORT } from './reports';

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

const EMPTY = defaultFilters('');

/** The preset that the values of an address name as their period. */
export const presetOf = (values: object): Preset | undefined => {
  const named = 'period' in values ? values.period : undefined;
  return presets.find((one) => one === named);
};

/** Periods of a day, week or month that is going on: once one is closed, they are those of the next. */
export const isGoingOn = (preset: Preset): boolean =>
  preset === 'today' || preset === 'thisWeek' || preset === 'thisMonth';

/** Tells whether the period of an address moves with the day. */
export const movesWithDay = (values: object): boolean => presetOf(values) !== undefined;

/**
 * The filters that an address has. A period by its name is that of the day on which the address is opened, and goes over
 * all establishments where none are chosen (STMT-28).
 * @param today `YYYY-MM-DD` in the network's time zone
 * @returns `null` where some of them cannot be read
 */
export function filtersFrom(values: object, today: string): ReportFilters | null {
  const readable = readableFilters(values);
  const whole = Object.entries(values).every(
    ([name, given]) => !(name in EMPTY) || name in readable || (given ?? null) === null,
  );
  if (!whole) return null;
  const preset = presetOf(values);
  const period = preset === undefined ? {} : { ...presetPeriod(preset, today), ecs: [ALL] };
  return { ...EMPTY, ...period, ...readable };
}
