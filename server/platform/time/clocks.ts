import { subHours } from 'date-fns';

/** The tolerated difference between the clocks of two servers, in milliseconds. */
const APART_MS = 5 * 60_000;

/**
 * The latest moment that can have been stored by now, where nothing is stored further ahead than `ahead`
 * milliseconds. A later one was stored while a clock ran ahead, and counts as over: otherwise it would hold for as
 * long as the clock was wrong.
 */
export function latestBy(now: Date, ahead = 0): Date {
  return new Date(now.getTime() + ahead + APART_MS);
}

/** The instant so many times 24 hours earlier: what is older has rested long enough. */
export function daysBefore(now: Date, days: number): Date {
  return subHours(now, 24 * days);
}
