import { PROCESS } from '../../contract/limits';
import type { TransactionRow } from '../ingest/transactions/batch';
import { nextBusinessDay } from './calendar';
import { Chance } from './chance';
import { busyness, depositCents, hourWeights, withdrawalCents, withdrawalShare } from './rhythm';
import type { Shop } from './shops';
import { clockText, type DayPart, daysOf, HOUR, type Span } from './span';
import { isStopped } from './stops';

/** Rows a batch. */
const BATCH = 5000;

/** How many movements a span has: its weight times `density`, and what is owed from before, rounded. */
export interface Amount {
  density: number;
  owed: number;
}

/** How much a span weighs: the busier its days and the longer they are open, the more. */
export function weightOf(seed: number, shops: readonly Shop[], span: Span): number {
  let total = 0;
  for (const part of daysOf(span)) for (const shop of shops) total += shopDay(seed, shop, part).weight;
  return total;
}

/**
 * The movements of a span: one day after the other, each in order of capture and in batches. The same arguments
 * give the same movements.
 * @param last the number of the last movement of each terminal
 */
export function* demoTransactions(
  seed: number,
  shops: readonly Shop[],
  span: Span,
  { density, owed }: Amount,
  last: ReadonlyMap<string, string>,
): Generator<Iterable<TransactionRow[]>> {
  const sequence = new Sequence(seed, last);
  let passed = 0;
  let made = 0;
  for (const part of daysOf(span)) {
    const movements = shops.flatMap((shop) => {
      const day = shopDay(seed, shop, part);
      // Rounding the running total, not each share, keeps the sum exact.
      passed += day.weight;
      const due = Math.round(owed + passed * density) - made;
      made += due;
      return Array.from({ length: due }, () => movement(day));
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
  part: DayPart;
  accountingDate: string;
  /** Its share of all movements. */
  weight: number;
  /** Up to the end of each hour, added up. */
  hours: number[];
  chance: Chance;
  withdrawals: number;
  staff: readonly number[];
  shifts: readonly [morning: number, evening: number];
}

function shopDay(seed: number, shop: Shop, part: DayPart): ShopDay {
  const { date, from, until } = part;
  // What the day is like does not depend on how much of it is made; the rest of a day that began is drawn anew.
  const mood = new Chance(seed, shop.code, date);
  const staff = shop.staff
    .filter((person) => person.from < date && (person.until === null || date < person.until))
    .map(({ id }) => id);
  const open =
    staff.length > 0 && shop.terminals.length > 0 && shop.accounts.length > 0 && !isStopped(shop.stops, date);
  const whole = hourWeights(shop.kind, date);
  const hours = addedUp(
    whole.map(
      (weight, hour) => weight * Math.max(Math.min(until / HOUR, hour + 1) - Math.max(from / HOUR, hour), 0),
    ),
  );
  const share = (hours.at(-1) ?? 0) / (addedUp(whole).at(-1) || 1);
  return {
    shop,
    part,
    accountingDate: nextBusinessDay(date),
    weight: open ? shop.size * busyness(shop.kind, date) * mood.around(1, 0.15) * share : 0,
    hours,
    chance: from === 0 ? mood : new Chance(seed, shop.code, date, from),
    withdrawals: withdrawalShare(date),
    staff,
    shifts: open ? [mood.pick(staff), mood.pick(staff)] : [0, 0],
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
  const second = secondIn(day);
  const withdrawal = chance.happens(day.withdrawals);
  return {
    day,
    second,
    withdrawal,
    cents: withdrawal ? withdrawalCents(chance) : depositCents(shop.kind, chance),
    terminal: chance.pick(shop.terminals),
    operator: chance.happens(0.85) ? shifts[second < 14 * HOUR ? 0 : 1] : chance.pick(day.staff),
    account: chance.happens(0.8) ? (shop.accounts[0] ?? 0) : chance.pick(shop.accounts),
  };
}

function rowOf({ day, second, cents, ...movement }: Movement, sequence: Sequence): TransactionRow {
  return {
    logicalNumber: movement.terminal,
    nsu: sequence.next(movement.terminal),
    capturedAt: clockText(day.part.date, second),
    accountingDate: day.accountingDate,
    establishmentCode: day.shop.code,
    operatorId: movement.operator,
    accountId: movement.account,
    processCode: movement.withdrawal ? PROCESS.withdrawal : PROCESS.deposit,
    amount: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
  };
}

function secondIn({ hours, chance, part }: ShopDay): number {
  const drawn = chance.next() * (hours.at(-1) ?? 0);
  const hour = hours.findIndex((upTo) => drawn < upTo);
  const from = Math.max(hour * HOUR, part.from);
  const until = Math.min((hour + 1) * HOUR, part.until);
  return from + Math.floor(chance.next() * (until - from));
}

/** Each terminal counts its movements, six digits. */
class Sequence {
  readonly #last: Map<string, number>;
  readonly #seed: number;

  constructor(seed: number, last: ReadonlyMap<string, string>) {
    this.#seed = seed;
    this.#last = new Map([...last].map(([terminal, nsu]) => [terminal, Number(nsu)]));
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
