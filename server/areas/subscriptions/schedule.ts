import { addDays, lastDayOf, monthOf, utcDay } from '../../../contract/calendar';
import { todayIn } from '../../../contract/dates';
import type { Schedule } from '../../../contract/subscription-settings';
import { closedDays } from '../../network/closings/closings';
import { dueMoment } from '../../network/closings/due';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { instantAt } from '../../platform/time/wall-clock';

type Clocks = Pick<AppContext, 'config' | 'now'>;

/** When a subscription is due next. */
export interface Next {
  /** Its day by the network's clocks, or the day whose closing it waits for. */
  day: string;
  /** `null`: as soon as that day is closed. */
  at: Date | null;
}

/** More days than lie between any two of a rhythm. */
const FURTHEST = 62;

/** Monday is 1. */
const weekdayOf = (day: string): number => utcDay(day).getUTCDay() || 7;

/** Tells whether something is sent on a day; a day that a month lacks is its last one. */
function isOn({ rhythm, weekday, day: ofMonth = 31 }: Schedule, day: string): boolean {
  switch (rhythm) {
    case 'businessDays':
      return weekdayOf(day) <= 5;
    case 'weekly':
      return weekdayOf(day) === weekday;
    case 'monthly':
      return Number(day.slice(8)) === Math.min(ofMonth, Number(lastDayOf(monthOf(day)).slice(8)));
    case 'monthClosed':
      return day === lastDayOf(monthOf(day));
    default:
      return true;
  }
}

/** The first day from one on, that one included. */
function firstFrom(schedule: Schedule, from: string): string {
  for (let ahead = 0; ahead <= FURTHEST; ahead += 1) {
    const day = addDays(from, ahead);
    if (isOn(schedule, day)) return day;
  }
  throw new Error(`Nothing is ever sent ${schedule.rhythm}`);
}

/**
 * When it is due after a day on which it was: each day of the network has it once, also where the clocks leap over its hour
 * or show it twice.
 */
export function nextAfter(schedule: Schedule, last: string, timeZone: string): Next {
  const day = firstFrom(schedule, addDays(last, 1));
  return { day, at: momentOf(schedule, day, timeZone) };
}

const momentOf = ({ time }: Schedule, day: string, timeZone: string): Date | null =>
  time === undefined ? null : instantAt(timeZone, `${day}T${time}:00`);

/** When it is due for the first time from now on: what was due before is not made up for. */
export async function firstNext(trx: Db, context: Clocks, schedule: Schedule): Promise<Next> {
  const { config, now } = context;
  if (schedule.time === undefined) {
    const { next } = await closedDays(trx, context);
    return { day: firstFrom(schedule, next), at: null };
  }
  const next = nextAfter(schedule, addDays(todayIn(config.timeZone, now()), -1), config.timeZone);
  return next.at !== null && next.at > now() ? next : nextAfter(schedule, next.day, config.timeZone);
}

/** When it was to be sent, and the day that a period in words goes by. */
export function plannedFor({ config }: Clocks, next: Next): { plannedAt: Date; today: string } {
  // What is sent after a day looks back at it.
  return next.at === null
    ? { plannedAt: dueMoment(config, next.day), today: addDays(next.day, 1) }
    : { plannedAt: next.at, today: next.day };
}
