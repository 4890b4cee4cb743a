import {
  type Activity,
  type Day,
  type Hours,
  type Moment,
  weekdayOf,
} from '../../server/areas/silence/activity';
import { judge } from '../../server/areas/silence/judge';
import { type QuietDays, quietDays } from '../../server/areas/silence/quiet-days';
import { LEARNED_DAYS } from '../../server/areas/silence/settings';
import { Chance } from '../../server/demo/chance';

/* Silences that are planted into a network, and how many of them the portal finds. */

/** A network with all of its days. */
export interface PlantedNetwork {
  shops: readonly Activity[];
  first: Day;
  last: Day;
  /** The hours at which the portal looks for silent shops. */
  hours: readonly number[];
  isBusinessDay: (day: Day) => boolean;
}

export interface Found {
  /** Alarms that nobody planted, per 100 shops and week. */
  falseAlarms: number;
  /** Of all planted silences, in percent, those found within two and within five business days. */
  withinTwo: number;
  withinFive: number;
  /** The same of shops with a deposit on most business days, and how many these are. */
  steady: { count: number; withinTwo: number; withinFive: number };
}

const PLANTED = { shops: 100, days: 5, seed: 7 };
/** A shop without a deposit for longer than this is not found by any rule. */
const LONGEST_DAYS = 60;

interface Planted {
  shop: Activity;
  /** The business days that are cut. */
  days: readonly Day[];
  /** Without the days from the first to the last of them. */
  cut: Activity;
  steady: boolean;
}

/** Finds planted silences as the portal does, hour by hour. */
export function foundByRhythm(network: PlantedNetwork): Found {
  const { first, last, hours, shops } = network;
  const alarms = new Set<string>();
  for (let day = first + LEARNED_DAYS; day <= last; day += 1) {
    for (const hour of hours) {
      for (const { shop, judgement } of silentAt(shops, { day, hour })) {
        alarms.add(`${shop.code} ${judgement.last.day}`);
      }
    }
  }
  return counted(network, alarms.size, ({ shop, cut, days }) => {
    const cutNetwork = shops.map((one) => (one === shop ? cut : one));
    const found = days.findIndex((day) =>
      hours.some((hour) =>
        silentAt(cutNetwork, { day, hour }).some(({ shop: { code } }) => code === shop.code),
      ),
    );
    return found === -1 ? null : found + 1;
  });
}

/** The rule "no deposit for N days", with the smallest N that gives no more than so many false alarms. */
export function foundByDays(network: PlantedNetwork, falseAlarms: number): Found & { days: number } {
  for (let days = 1; days <= LONGEST_DAYS; days += 1) {
    const found = counted(network, runsOf(network, days), (planted) => {
      const last = Math.max(...[...planted.cut.days.keys()].filter((day) => day < (planted.days[0] ?? 0)));
      const index = planted.days.findIndex((day) => day - last >= days);
      return index === -1 ? null : index + 1;
    });
    if (found.falseAlarms <= falseAlarms) return { ...found, days };
  }
  throw new Error(`No rule of up to ${LONGEST_DAYS} days has so few false alarms`);
}

/**
 * How often steady shops have no deposit on two business days in a row by themselves, per 100 shops and week. A rule
 * that finds every silence within two days reports these as well.
 */
export function twoDaysByThemselves(network: PlantedNetwork): number {
  let twice = 0;
  for (const shop of network.shops) {
    let run = 0;
    for (let day = network.first + LEARNED_DAYS; day <= network.last; day += 1) {
      if (!network.isBusinessDay(day)) continue;
      run = shop.days.has(day) ? 0 : run + 1;
      if (run === 2 && isSteady(network, shop, day - 1)) twice += 1;
    }
  }
  return perHundredWeeks(network, twice);
}

function silentAt(shops: readonly Activity[], now: Moment) {
  const seen = shops.map((shop) => seenBy(shop, now)).filter(({ days }) => days.size > 0);
  const quiet: QuietDays = quietDays(seen, now);
  return seen.flatMap((shop) => {
    const judgement = judge(shop, now, quiet);
    return judgement.state === 'silent' ? [{ shop, judgement }] : [];
  });
}

/** What is known of a shop at a moment. */
function seenBy(shop: Activity, now: Moment): Activity {
  const days = new Map<Day, Hours>();
  for (let day = now.day - LEARNED_DAYS; day <= now.day; day += 1) {
    const hours = shop.days.get(day);
    if (hours === undefined) continue;
    if (day < now.day) days.set(day, hours);
    else if (hours.first < now.hour) {
      days.set(day, { first: hours.first, last: Math.min(hours.last, now.hour - 1) });
    }
  }
  return { ...shop, days };
}

/** How many times a shop has had no deposit for so many days. */
function runsOf({ shops, first, last }: PlantedNetwork, days: number): number {
  let runs = 0;
  for (const shop of shops) {
    let latest = Number.POSITIVE_INFINITY;
    for (let day = first; day <= last; day += 1) {
      if (shop.days.has(day)) latest = day;
      else if (day >= first + LEARNED_DAYS && day - latest === days) runs += 1;
    }
  }
  return runs;
}

function counted(
  network: PlantedNetwork,
  alarms: number,
  foundAfter: (planted: Planted) => number | null,
): Found {
  const found = plantedIn(network).map((planted) => ({ ...planted, after: foundAfter(planted) }));
  const within = (days: number, of: typeof found) =>
    (100 * of.filter(({ after }) => after !== null && after <= days).length) / Math.max(of.length, 1);
  const steady = found.filter((planted) => planted.steady);
  return {
    falseAlarms: perHundredWeeks(network, alarms),
    withinTwo: within(2, found),
    withinFive: within(PLANTED.days, found),
    steady: { count: steady.length, withinTwo: within(2, steady), withinFive: within(PLANTED.days, steady) },
  };
}

function plantedIn(network: PlantedNetwork): Planted[] {
  const { shops, first, last, isBusinessDay } = network;
  const chance = new Chance(PLANTED.seed, 'planted');
  return Array.from({ length: PLANTED.shops }, () => {
    const shop = chance.pick(shops);
    let monday = chance.whole(first + LEARNED_DAYS + 7, last - 21);
    while (weekdayOf(monday) !== 1) monday += 1;
    const days: Day[] = [];
    for (let day = monday; days.length < PLANTED.days; day += 1) if (isBusinessDay(day)) days.push(day);
    const until = days.at(-1) ?? monday;
    const cut = new Map([...shop.days].filter(([day]) => day < monday || day > until));
    return { shop, days, cut: { ...shop, days: cut }, steady: isSteady(network, shop, monday) };
  });
}

/** Whether a shop has deposited on most business days of the weeks before a day. */
function isSteady({ isBusinessDay }: PlantedNetwork, shop: Activity, before: Day): boolean {
  const days = Array.from({ length: LEARNED_DAYS }, (_, ago) => before - 1 - ago).filter(isBusinessDay);
  return days.filter((day) => shop.days.has(day)).length * 2 > days.length;
}

function perHundredWeeks({ shops, first, last }: PlantedNetwork, count: number): number {
  const weeks = (last - first - LEARNED_DAYS + 1) / 7;
  return (100 * count) / (weeks * shops.length);
}
