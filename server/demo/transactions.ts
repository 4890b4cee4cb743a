import { addDays } from '../../contract/dates';
import { PROCESS } from '../../contract/limits';
import type { TransactionRow } from '../transactions/store';
import { nextBusinessDay } from './calendar';
import { Chance } from './chance';
import type { Shop } from './network';
import { busyness, depositCents, hourWeights, isWithdrawal, withdrawalCents } from './rhythm';

/** How many days of movements the demo has, the last one included. */
export const DEMO_DAYS = 90;
const HOUR = 3600;
const DAY = 24 * HOUR;

export interface DemoPeriod {
  /** `YYYY-MM-DD` */
  lastDay: string;
  /** The moment on the last day after which nothing has happened yet, in seconds from midnight. */
  until: number;
}

/**
 * The movements of the demo, one day after the other, each in order of capture. The same seed, period, shops and
 * count give the same movements; only one day is in memory at a time.
 * @param count how many in all
 */
export function* demoTransactions(
  seed: number,
  shops: readonly Shop[],
  { lastDay, until }: DemoPeriod,
  count: number,
): Generator<TransactionRow[]> {
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
    yield movements.map(({ second, row }) => ({
      ...row,
      nsu: sequence.next(row.logicalNumber),
      capturedAt: `${row.capturedAt}T${clock(second)}`,
    }));
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

/** One movement of a shop's day; its time and number follow when the day is in order. */
function movement({ shop, date, accountingDate, hours, until, chance, shifts }: ShopDay) {
  const second = secondOf(hours, until, chance);
  const withdrawal = isWithdrawal(chance);
  const cents = withdrawal ? withdrawalCents(chance) : depositCents(shop.kind, chance);
  const onShift = shifts[second < 14 * HOUR ? 0 : 1];
  return {
    second,
    row: {
      logicalNumber: chance.pick(shop.terminals),
      capturedAt: date,
      accountingDate,
      establishmentCode: shop.code,
      operatorId: chance.happens(0.85) ? onShift : chance.pick(shop.operators),
      accountId: chance.happens(0.8) ? (shop.accounts[0] ?? 0) : chance.pick(shop.accounts),
      processCode: withdrawal ? PROCESS.withdrawal : PROCESS.deposit,
      amount: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
    },
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
