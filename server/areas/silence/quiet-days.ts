import { type Activity, type Day, firstDayOf, type Moment, weekdayOf } from './activity';
import { FEWEST_SHOPS, LEARNED_DAYS } from './settings';

/** Whether most shops around a shop were silent on a day, as on a holiday, in a flood, or if no data has arrived. */
export type QuietDays = (shop: Activity, day: Day) => boolean;

interface Tally {
  expected: number;
  silent: number;
}

/**
 * Finds the days on which more than half of the shops that usually deposit on that weekday did not: in the city; in the
 * state if the city has too few such shops, and in the network if the state has too few. Of the current day only
 * complete hours count.
 */
export function quietDays(shops: readonly Activity[], now: Moment): QuietDays {
  const tallies = new Map<string, Tally>();
  for (const shop of shops) {
    const from = Math.max(now.day - LEARNED_DAYS, firstDayOf(shop));
    const usual = usualDays(shop, from, now);
    for (let day = from; day <= now.day; day += 1) {
      if (!usual(day)) continue;
      const silent = !depositsBy(shop, day, day === now.day ? now.hour : 24);
      for (const place of placesOf(shop)) count(tallies, `${day} ${place}`, silent);
    }
  }
  return (shop, day) => {
    const tally = placesOf(shop)
      .map((place) => tallies.get(`${day} ${place}`))
      .find((one) => one !== undefined && one.expected >= FEWEST_SHOPS);
    return tally !== undefined && tally.silent * 2 > tally.expected;
  };
}

/** The keys of its city, its state and the network, in this order. */
const placesOf = ({ city, state }: Activity) => [`${state}/${city}`, state, ''];

function depositsBy({ days }: Activity, day: Day, hour: number): boolean {
  const hours = days.get(day);
  return hours !== undefined && hours.first < hour;
}

/** Returns whether a shop usually deposits on the weekday of a day; on the current day, by this hour. */
function usualDays(shop: Activity, from: Day, now: Moment): (day: Day) => boolean {
  const tallies = new Map<string, Tally>();
  const kind = (day: Day, hour: number) => `${weekdayOf(day)} ${hour}`;
  for (let day = from; day < now.day; day += 1) {
    for (const hour of new Set([24, now.hour])) {
      count(tallies, kind(day, hour), !depositsBy(shop, day, hour));
    }
  }
  return (day) => {
    const tally = tallies.get(kind(day, day === now.day ? now.hour : 24));
    return tally !== undefined && tally.silent * 2 < tally.expected;
  };
}

function count(tallies: Map<string, Tally>, key: string, silent: boolean): void {
  const tally = tallies.get(key) ?? { expected: 0, silent: 0 };
  tally.expected += 1;
  if (silent) tally.silent += 1;
  tallies.set(key, tally);
}
