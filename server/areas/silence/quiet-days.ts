import { type Activity, type Day, firstDayOf, type Moment, weekdayOf } from './activity';
import { FEWEST_SHOPS, LEARNED_DAYS } from './settings';

/** Whether a day is nobody's silence where a shop is: a holiday, a flood, a day of which no data has come. */
export type QuietDays = (shop: Activity, day: Day) => boolean;

interface Tally {
  expected: number;
  silent: number;
}

/**
 * Finds the days on which more than half of the shops that usually deposit on such a weekday did not: of the city; of the
 * state where the city has too few such shops, and of the network where the state has. Of the day that runs, the hours
 * that are over count.
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

/** From the nearest to the widest. */
const placesOf = ({ city, state }: Activity) => [`${state}/${city}`, state, ''];

function depositsBy({ days }: Activity, day: Day, hour: number): boolean {
  const hours = days.get(day);
  return hours !== undefined && hours.first < hour;
}

/** On which days a shop deposits more often than not, by their weekday; of the day that runs, by this hour. */
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
