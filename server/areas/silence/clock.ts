import { addDays } from '../../../contract/calendar';
import { wallClock } from '../../platform/time/wall-clock';
import type { Moment } from './activity';

/** The day number 0. */
const FIRST_DAY = '1970-01-01';
const HOUR_MS = 3_600_000;

/** Returns the beginning of the current hour. */
export const hourOf = (now: Date): Date => new Date(now.getTime() - (now.getTime() % HOUR_MS));

/** Returns what the network's clocks show at an instant: the day, and the hours that are over. */
export function momentAt(timeZone: string, instant: Date): Moment & { today: string } {
  const clock = wallClock(timeZone, instant);
  const today = clock.slice(0, 10);
  return { today, day: Date.parse(`${today}T00:00:00Z`) / (24 * HOUR_MS), hour: Number(clock.slice(11, 13)) };
}

/** `YYYY-MM-DDTHH:00:00` */
export function hourText({ day, hour }: Moment): string {
  return `${addDays(FIRST_DAY, day)}T${String(hour).padStart(2, '0')}:00:00`;
}
