/** For how many weeks back the same weekday is compared. */
const WEEKS = 10;
export const KNOWN_DAYS = 7 * WEEKS;

/** With fewer of these weekdays there is no basis for a comparison. */
const FEWEST_DAYS = 4;

/** If the last hour of a day is so much earlier than on any compared day, transactions are still missing. */
const EARLIER_HOURS = 3;

/**
 * Whether transactions of a day are still missing: nothing was captured anywhere after it, and its last hour is hours
 * earlier than on any known day of that weekday. As soon as something of a later day arrives the day counts as
 * complete: a holiday is closed late, and no day is held for ever.
 * @param hours in which anything was captured anywhere, ascending, in hours since 1970
 * @param day in days since 1970
 * @param now the current hour; what was captured later comes from a clock that runs ahead
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
