import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, daysBetween } from '../contract/calendar';
import { PROCESS } from '../contract/limits';
import { type Activity, type Day, type Hours, weekdayOf } from '../server/areas/silence/activity';
import { isBusinessDay } from '../server/demo/calendar';
import { demoNetwork } from '../server/demo/network';
import type { Shop } from '../server/demo/shops';
import { demoTransactions, weightOf } from '../server/demo/transactions';
import { foundByDays, foundByRhythm, type PlantedNetwork, twoDaysByThemselves } from './support/planted';
import type { Finding } from './support/report';
import type { Stage } from './support/stage';

/** What is asked of the judgement. */
const ASKED = { falseAlarms: 1, withinTwo: 90 };
const SEED = 7;
const YEAR = 365;
/** Always the same one, so that the figures are. */
const LAST_DAY = '2026-11-19';
/** As many a day as the demo has. */
const MOVEMENTS_A_DAY = 60_000 / 90;
/** Names the folder of a network whose days are real: a `cash.csv` of what came how many days before the last one. */
const FOLDER = 'BENCH_CASH_FOLDER';
const DAY_ZERO = '1970-01-01';

/** Silences planted into a year of the demo network, and into that of real days where a folder has one. */
export async function silence(stage: Stage): Promise<Finding[]> {
  const findings = findingsOf('demo', demoYear());
  const folder = process.env[FOLDER];
  if (folder === undefined) {
    stage.tell(`silence: no network of real days, as ${FOLDER} names none`);
    return findings;
  }
  return [...findings, ...findingsOf('real days', realYear(folder))];
}

function findingsOf(name: string, network: PlantedNetwork): Finding[] {
  const ours = foundByRhythm(network);
  const rule = foundByDays(network, Math.max(ours.falseAlarms, 0.01));
  const { steady } = ours;
  return [
    {
      what: `${name}: false alarms per 100 shops and week`,
      unit: 'alarms',
      measured: ours.falseAlarms,
      limit: ASKED.falseAlarms,
      target: { atMost: 1 },
    },
    {
      what: `${name}: found within two business days, of shops with a deposit on most`,
      unit: '%',
      measured: steady.withinTwo,
      limit: ASKED.withinTwo,
      target: { atLeast: 1 },
      details: {
        planted: steady.count,
        'within five, %': steady.withinFive,
        'two days without by themselves, per 100 shops and week': twoDaysByThemselves(network),
      },
    },
    {
      what: `${name}: found within five, against no deposit for ${rule.days} days`,
      unit: '%',
      measured: ours.withinFive,
      limit: rule.withinFive,
      target: { atLeast: 1 },
      details: { 'false alarms of that': rule.falseAlarms },
    },
    {
      what: `${name}: found within two, against the same`,
      unit: '%',
      measured: ours.withinTwo,
      limit: rule.withinTwo,
      target: { atLeast: 1 },
    },
  ];
}

const numberOf = (date: string): Day => daysBetween(DAY_ZERO, date);

/** A year of the demo, none of whose shops stops. */
function demoYear(): PlantedNetwork {
  const { places, terminals, operators, accounts } = demoNetwork(SEED);
  const firstDay = addDays(LAST_DAY, 1 - YEAR);
  const shops: Shop[] = places.map((place) => ({
    ...place,
    terminals: terminals
      .filter(({ establishment_code }) => establishment_code === place.code)
      .map(({ logical_number }) => logical_number),
    staff: operators
      .filter(({ establishment_code, active }) => establishment_code === place.code && active)
      .map(({ id }) => ({ id, from: '2000-01-01', until: null })),
    accounts: accounts.filter((one) => one.establishments.includes(place.code)).map(({ id }) => id),
    stops: null,
  }));
  const span = { firstDay, from: 0, lastDay: LAST_DAY, until: 86_400 };
  const density = (MOVEMENTS_A_DAY * YEAR) / weightOf(SEED, shops, span);
  const days = new Map(shops.map(({ code }) => [code, new Map<Day, Hours>()]));
  for (const day of demoTransactions(SEED, shops, span, { density, owed: 0 }, new Map())) {
    for (const { establishmentCode, capturedAt, processCode } of [...day].flat()) {
      if (processCode !== PROCESS.deposit) continue;
      add(days.get(establishmentCode), numberOf(capturedAt.slice(0, 10)), Number(capturedAt.slice(11, 13)));
    }
  }
  return {
    shops: shops.map(({ code, city, state }) => ({ code, city, state, days: days.get(code) ?? new Map() })),
    first: numberOf(firstDay),
    last: numberOf(LAST_DAY),
    hours: [9, 12, 15, 18, 21, 24],
    isBusinessDay: (day) => isBusinessDay(addDays(DAY_ZERO, day)),
  };
}

/** Its hours are not known: a day is judged when it is over. */
function realYear(folder: string): PlantedNetwork {
  const last = numberOf(LAST_DAY);
  const shops = new Map<string, Activity & { days: Map<Day, Hours> }>();
  const [, ...lines] = readFileSync(join(folder, 'cash.csv'), 'utf8').trim().split(/\r?\n/);
  for (const line of lines) {
    const [back, , , city = '', type] = line.split(',');
    if (type !== 'D') continue;
    const shop = shops.get(city) ?? { code: city, city, state: '', days: new Map<Day, Hours>() };
    shops.set(city, shop);
    add(shop.days, last - Number(back), 12);
  }
  const first = Math.min(...[...shops.values()].flatMap(({ days }) => [...days.keys()]));
  const hours = [24];
  return { shops: [...shops.values()], first, last, hours, isBusinessDay: (day) => weekdayOf(day) % 6 !== 0 };
}

function add(days: Map<Day, Hours> | undefined, day: Day, hour: number): void {
  const known = days?.get(day) ?? { first: hour, last: hour };
  days?.set(day, { first: Math.min(known.first, hour), last: Math.max(known.last, hour) });
}
