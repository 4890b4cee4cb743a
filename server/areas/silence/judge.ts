import { type Activity, type Day, type Moment, weekdayOf } from './activity';
import type { QuietDays } from './quiet-days';
import { type Rhythm, rhythmOf } from './rhythm';
import { ONCE_IN_DAYS, WEEK } from './settings';

/** The judgement of a shop whose rhythm is known. */
export interface Judged {
  state: 'usual' | 'silent';
  /** The day and the hour of its last deposit. */
  last: Moment;
  rhythm: Rhythm;
  /** A silence of this length occurs once in so many days. */
  onceInDays: number;
}

/** `sparse`: the shop has so few deposits, or so few known days, that a week without a deposit means nothing. */
type Judgement = { state: 'sparse' } | Judged;

/**
 * Judges whether a shop should have deposited by now and has not. It is silent if, by its own days, a silence of this
 * length occurs less than once in `ONCE_IN_DAYS` days: the share of each weekday without a deposit, multiplied over the
 * days since the last deposit, with today up to this hour.
 */
export function judge(shop: Activity, now: Moment, quiet: QuietDays): Judgement {
  const last = lastDeposit(shop, now);
  const rhythm = last === null ? null : rhythmOf(shop, last.day, now, quiet);
  if (last === null || rhythm === null) return { state: 'sparse' };
  const afterAWeek = { day: last.day + WEEK, hour: 24 };
  if (likelihood(rhythm, last.day, afterAWeek, () => false) > 1 / ONCE_IN_DAYS) return { state: 'sparse' };
  const likely = likelihood(rhythm, last.day, now, (day) => quiet(shop, day));
  const state = likely <= 1 / ONCE_IN_DAYS ? 'silent' : 'usual';
  return { state, last, rhythm, onceInDays: Math.round(1 / likely) };
}

/** Returns how likely a shop is silent from the end of a day until a moment; quiet days do not count. */
function likelihood(rhythm: Rhythm, last: Day, until: Moment, isQuiet: (day: Day) => boolean): number {
  let likely = 1;
  let wasSilent = false;
  for (let day = last + 1; day <= until.day; day += 1) {
    if (isQuiet(day)) continue;
    const weekday = weekdayOf(day);
    const silent = rhythm.silentBefore(weekday, day === until.day ? until.hour : 24);
    // The cause of the silence on the day before may persist: the two days are not independent.
    likely *= wasSilent ? rhythm.carried + (1 - rhythm.carried) * silent : silent;
    wasSilent ||= rhythm.isUsual(weekday);
  }
  return likely;
}

/** Returns the last deposit, including those of the current hour. */
function lastDeposit({ days }: Activity, now: Moment): Moment | null {
  const last = Math.max(...[...days.keys()].filter((day) => day <= now.day));
  const hours = days.get(last);
  return hours === undefined ? null : { day: last, hour: hours.last };
}
