import { subHours } from 'date-fns';

/** How far apart the clocks of servers may be, in milliseconds, without anybody noticing. */
const APART_MS = 5 * 60_000;

/**
 * The latest moment that may have been stored by now where `ahead` milliseconds are the furthest that is ever stored. What
 * is beyond was stored while a clock ran ahead, and counts as over: otherwise it would hold for as long as it did.
 */
export function latestBy(now: Date, ahead = 0): Date {
  return new Date(now.getTime() + ahead + APART_MS);
}

/** The instant so many times 24 hours earlier: what is older has rested long enough. */
export function daysBefore(now: Date, days: number): Date {
  return subHours(now, 24 * days);
}
