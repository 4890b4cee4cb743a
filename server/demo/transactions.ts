import { addDays } from '../../contract/dates';
import { PROCESS } from '../../contract/limits';
import type { TransactionRow } from '../transactions/store';
import { nextBusinessDay } from './calendar';
import { Chance } from './chance';
import type { Shop } from './network';
import { busyness, depositCents, hourWeights, isWithdrawal, withdrawalCents } from './rhythm';

/** How many days of movements the demo has, the last one included. */
export const DEMO_DAYS = 90;
/** Rows a batch. */
const BATCH = 5000;
const HOUR = 3600;
const DAY = 24 * HOUR;

export interface DemoPeriod {
  /** `YYYY-MM-DD` */
  lastDay: string;
  /** The moment on the last day after which nothing has happened yet, in seconds from midnight. */
  until: number;
}

/**
 * The movements of the demo: one day after the other, each in order of capture and in batches. The same seed,
 * period, shops and count give the same movements.
 * @param count how many in all
 */
export function* demoTransactions(
  seed: number,
  shops: readonly Shop[],
  { lastDay, until }: DemoPeriod,
  count: number,
): Generator<Iterable<TransactionRow[]>> {
  const days = Array.from({ length: DEMO_DAYS }, (_, index) => {
    const date = addDays(lastDay, index + 1 - DEMO_DAYS);
    return shops.map((shop) => shopDay(seed, shop, date, date === lastDay ? until : DAY));
  });
  const total = days.flat().reduce((sum, { weight }) => sum + weight, 0);
  const sequence = new Sequence(seed);
  let passed = 0;
  let made = 0;
  for (const day of days) {
    const movements = day.flatMap((shop) => {
      // Rounding the running total, not each share, makes exactly `count`.
      passed += shop.weight;
      const due = Math.round((passed / total) * count) - made;
      made += due;
      return Array.from({ length: due }, () => movement(shop));
    });
    movements.sort((one, other) => one.second - other.second);
    if (movements.length > 0) yield inBatches(movements, sequence);
  }
}

/** Rows are made as they are taken, so that a large day is never in memory as rows. */
function* inBatches(movements: readonly Movement[], sequence: Sequence): Generator<TransactionRow[]> {
  for (let from = 0; from < movements.length; from += BATCH) {
    yield movements.slice(from, from + BATCH).map((movement) => rowOf(movement, sequence));
  }
}

interface ShopDay {
  shop: Shop;
  date: string;
  accountingDate: string;
  /** Its share of all movements. */
  weight: number;
  /** Up to the end of each hour, added up. */
  hours: number[];
  until: number;
  chance: Chance;
  shifts: readonly [morning: number, evening: number];
}

function shopDay(seed: number, shop: Shop, date: string, until: number): ShopDay {
  const chance = new Chance(seed, shop.code, date);
  const whole = hourWeights(shop.kind, date);
  const hours = addedUp(whole.map((weight, hour) => weight * Math.min(Math.max(until / HOUR - hour, 0), 1)));
  const open = (hours.at(-1) ?? 0) / (addedUp(whole).at(-1) || 1);
  return {
    shop,
    date,
    accountingDate: nextBusinessDay(date),
    weight: shop.size * busyness(shop.kind, date) * chance.around(1, 0.15) * open,
    hours,
    until,
    chance,
    shifts: [chance.pick(shop.operators), chance.pick(shop.operators)],
  };
}

/** What chance decides about a movement. */
interface Movement {
  day: ShopDay;
  /** Of the day, from midnight. */
  second: number;
  terminal: string;
  operator: number;
  account: number;
  withdrawal: boolean;
  cents: number;
}

function movement(day: ShopDay): Movement {
  const { shop, chance, shifts } = day;
  const second = secondOf(day.hours, day.until, chance);
  const withdrawal = isWithdrawal(chance);
  return {
    day,
    second,
    withdrawal,
    cents: withdrawal ? withdrawalCents(chance) : depositCents(shop.kind, chance),
    terminal: chance.pick(shop.terminals),
    operator: chance.happens(0.85) ? shifts[second < 14 * HOUR ? 0 : 1] : chance.pick(shop.operators),
    account: chance.happens(0.8) ? (shop.accounts[0] ?? 0) : chance.pick(shop.accounts),
  };
}

function rowOf({ day, second, cents, ...movement }: Movement, sequence: Sequence): TransactionRow {
  return {
    logicalNumber: movement.terminal,
    nsu: sequence.next(movement.terminal),
    capturedAt: `${day.date}T${clock(second)}`,
    accountingDate: day.accountingDate,
    establishmentCode: day.shop.code,
    operatorId: movement.operator,
    accountId: movement.account,
    processCode: movement.withdrawal ? PROCESS.withdrawal : PROCESS.deposit,
    amount: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
  };
}

function secondOf(hours: readonly number[], until: number, chance: Chance): number {
  const drawn = chance.next() * (hours.at(-1) ?? 0);
  const hour = hours.findIndex((upTo) => drawn < upTo);
  const from = hour * HOUR;
  return from + Math.floor(chance.next() * Math.min(HOUR, until - from));
}

/** Each terminal counts its movements. */
class Sequence {
  readonly #last = new Map<string, number>();
  readonly #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
  }

  next(terminal: string): string {
    const last = this.#last.get(terminal) ?? new Chance(this.#seed, 'nsu', terminal).whole(100, 90_000);
    this.#last.set(terminal, last + 1);
    return String((last + 1) % 1_000_000).padStart(6, '0');
  }
}

function addedUp(weights: readonly number[]): number[] {
  let sum = 0;
  return weights.map((weight) => {
    sum += weight;
    return sum;
  });
}

function clock(second: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(second / HOUR)}:${two((second % HOUR) / 60)}:${two(second % 60)}`;
}
