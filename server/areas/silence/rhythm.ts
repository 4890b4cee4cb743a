import { type Activity, type Day, firstDayOf, type Hours, type Moment, weekdayOf } from './activity';
import type { QuietDays } from './quiet-days';
import { CARRIED, CARRIED_DAYS, FEWEST_DAYS, LEARNED_DAYS, POOLED_DAYS } from './settings';

/** When a shop deposits, by weekday and hour, and how often it does not. */
export interface Rhythm {
  /** Whether it deposits on a weekday more often than not. */
  isUsual(weekday: number): boolean;
  /** Of the days on usual weekdays: how many had a deposit, and by which full hour nine of ten had their first. */
  usual: { days: number; withDeposit: number; byHour: number };
  /** How likely a day has no deposit before an hour; before 24, none at all. */
  silentBefore(weekday: number, hour: number): number;
  /** How likely the cause of a silent day persists on the next. */
  carried: number;
}

type Learned = readonly { day: Day; hours: Hours | undefined }[];

const NINE_OF_TEN = 0.9;

/**
 * Learns from the days up to the last one with a deposit, so that the silence that is being judged has no influence.
 * @returns `null` if there are too few days
 */
export function rhythmOf(shop: Activity, last: Day, now: Moment, quiet: QuietDays): Rhythm | null {
  const learned = daysOf(shop, last, now, quiet);
  if (learned.length < FEWEST_DAYS) return null;
  const weekdays = Array.from({ length: 7 }, (_, weekday) =>
    learned.filter(({ day }) => weekdayOf(day) === weekday),
  );
  const isUsual = weekdays.map((days) => shareOf(days, isSilent) < 0.5);
  const usual = learned.filter(({ day }) => isUsual[weekdayOf(day)] === true);
  const firsts = usual.flatMap(({ hours }) => hours?.first ?? []).toSorted((one, other) => one - other);
  return {
    isUsual: (weekday) => isUsual[weekday] === true,
    usual: {
      days: usual.length,
      withDeposit: firsts.length,
      byHour: (firsts[Math.ceil(firsts.length * NINE_OF_TEN) - 1] ?? 23) + 1,
    },
    silentBefore: (weekday, hour) => {
      const own = weekdays[weekday] ?? [];
      const alike = isUsual[weekday] === true ? usual : own;
      const late = (hours: Hours | undefined) => hours === undefined || hours.first >= hour;
      // The rule of succession: what has not happened on n days is expected once in n + 2.
      const never = 1 / (alike.length + 2);
      const ofAll = (countOf(alike, late) + 1) * never;
      const ofWeekday = (countOf(own, late) + POOLED_DAYS * ofAll) / (own.length + POOLED_DAYS);
      return Math.max(ofWeekday, never);
    },
    carried: carriedIn(usual),
  };
}

function daysOf(shop: Activity, last: Day, now: Moment, quiet: QuietDays): Learned {
  const learned = [];
  const from = Math.max(firstDayOf(shop), now.day - LEARNED_DAYS);
  // The current day is not complete.
  for (let day = from; day <= Math.min(last, now.day - 1); day += 1) {
    if (!quiet(shop, day)) learned.push({ day, hours: shop.days.get(day) });
  }
  return learned;
}

const isSilent = (hours: Hours | undefined) => hours === undefined;
const countOf = (days: Learned, is: (hours: Hours | undefined) => boolean) =>
  days.filter(({ hours }) => is(hours)).length;
const shareOf = (days: Learned, is: (hours: Hours | undefined) => boolean) =>
  days.length === 0 ? 1 : countOf(days, is) / days.length;

/** Returns how often a silent day followed another, beyond what chance would explain. */
function carriedIn(usual: Learned): number {
  const silent = usual.map(({ hours }) => isSilent(hours));
  const followed = silent.slice(0, -1).filter(Boolean).length;
  const twice = silent.filter((one, index) => one && silent[index - 1] === true).length;
  const beyond = Math.max(twice - followed * shareOf(usual, isSilent), 0);
  return (beyond + CARRIED_DAYS * CARRIED) / (followed + CARRIED_DAYS);
}
