/** So many weeks back the same weekday is looked at. */
const WEEKS = 10;
export const KNOWN_DAYS = 7 * WEEKS;

/** With fewer of them nothing is known about a day. */
const FEWEST_DAYS = 4;

/** A day that ended so many hours earlier than ever is not over yet. */
const EARLIER_HOURS = 3;

/**
 * Whether the transactions of a day are behind: nothing was captured anywhere after it, and its last hour is hours earlier
 * than on any such weekday that is known. As soon as something of a later day has come the feed has passed it: a holiday is
 * closed late, and nothing is held for ever.
 * @param hours in which anything was captured anywhere, ascending, in hours since 1970
 * @param day in days since 1970
 * @param now the hour that runs; what was captured later comes from a clock that runs ahead
 */
export function isBehind(hours: readonly number[], day: number, now: number): boolean {
  const known = hours.filter((hour) => hour <= now);
  const [first] = known;
  if (first === undefined || known.some((hour) => hour >= (day + 1) * 24)) return false;
  const lastHourOf = (one: number) =>
    known.findLast((hour) => hour >= one * 24 && hour < (one + 1) * 24) ?? one * 24 - 1;
  const such = Array.from({ length: WEEKS }, (_, week) => day - 7 * (week + 1))
    .filter((one) => one * 24 >= first - 24)
    .map((one) => lastHourOf(one) - one * 24);
  return such.length >= FEWEST_DAYS && lastHourOf(day) - day * 24 < Math.min(...such) - EARLIER_HOURS;
}
