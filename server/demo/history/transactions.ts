import { sql } from 'kysely';
import { closeArrival, openArrival } from '../../ingest/transactions/arrival';
import { type Cancellation, cancelTransactions } from '../../ingest/transactions/cancel';
import { storeCodeUse, storeTransactions, type TransactionRow } from '../../ingest/transactions/store';
import type { Db } from '../../platform/db/connections';
import { Chance } from '../chance';
import { secondOf } from '../span';
import { type Amount, demoTransactions } from '../transactions';
import { instantOf, type Life } from './life';

/** The share of movements that are cancelled, and for how many seconds after capture that may happen. */
const CANCELLED = 0.004;
const CANCELLED_WITHIN = { least: 20, most: 900 };

/** Cancellations a call; days have few, and each call costs as much as many rows. */
const BATCH = 5000;

/** How many movements there were, and those of them that have not arrived yet. */
interface Moved {
  count: number;
  late: TransactionRow[];
}

/** Says how many movements there are, and who hears of them. */
export interface Pace extends Amount {
  /** Told after each batch, with the movements stored so far. */
  onStored: (count: number) => void;
}

/**
 * The movements of a span; each day is one delivery, and a few of its movements are cancelled again.
 * @param isLate which of them arrive after the span
 */
export async function moveCash(
  trx: Db,
  life: Life,
  { onStored, ...amount }: Pace,
  isLate: (row: TransactionRow) => boolean,
): Promise<Moved> {
  const last = await lastNumbers(trx, life);
  const late: TransactionRow[] = [];
  let regretted: Cancellation[] = [];
  let count = 0;
  for (const day of demoTransactions(life.seed, life.shops, life.span, amount, last)) {
    const arrival = await openArrival(trx, 'demo');
    for (const all of day) {
      const rows: TransactionRow[] = [];
      for (const row of all) (isLate(row) ? late : rows).push(row);
      await storeTransactions(trx, rows, arrival, life.timeZone, 'later');
      regretted.push(...cancellationsOf(life, rows));
      count += all.length;
      onStored(count);
    }
    await storeCodeUse(trx, arrival);
    await closeArrival(trx, arrival);
    if (regretted.length < BATCH) continue;
    await takeBack(trx, regretted);
    regretted = [];
  }
  await takeBack(trx, regretted);
  return { count, late };
}

/** A delivery of cancellations. */
export async function takeBack(trx: Db, cancellations: readonly Cancellation[]): Promise<void> {
  if (cancellations.length === 0) return;
  const arrival = await openArrival(trx, 'demo');
  await cancelTransactions(trx, cancellations, arrival);
  await closeArrival(trx, arrival);
}

/** A delivery of what could not arrive before. */
export async function deliver(trx: Db, { timeZone }: Life, rows: readonly TransactionRow[]): Promise<void> {
  if (rows.length === 0) return;
  const arrival = await openArrival(trx, 'demo');
  await storeTransactions(trx, rows, arrival, timeZone);
  await closeArrival(trx, arrival);
}

function cancellationsOf(life: Life, rows: readonly TransactionRow[]): Cancellation[] {
  const [first] = rows;
  if (first === undefined) return [];
  const date = first.capturedAt.slice(0, 10);
  const until = date === life.span.lastDay ? life.span.until : Number.POSITIVE_INFINITY;
  const chance = new Chance(life.seed, 'cancelled', first.capturedAt, first.logicalNumber);
  return rows
    .filter(() => chance.happens(CANCELLED))
    .flatMap(({ logicalNumber, nsu, capturedAt }) => {
      const second = secondOf(capturedAt) + chance.whole(CANCELLED_WITHIN.least, CANCELLED_WITHIN.most);
      return second < until
        ? [{ logicalNumber, nsu, capturedAt, cancelledAt: instantOf(life, date, second) }]
        : [];
    });
}

/** The number of each terminal's last movement, where there is one. */
async function lastNumbers(trx: Db, { shops }: Life): Promise<Map<string, string>> {
  const { rows } = await sql<{ terminal: string; nsu: string }>`
    select terminal.logical_number as terminal, known.nsu from terminal cross join lateral (
      select nsu from cash_transaction t
      where t.establishment_code = terminal.establishment_code and t.logical_number = terminal.logical_number
      order by captured_at desc, nsu desc limit 1
    ) known
    where terminal.establishment_code = any(${shops.map(({ code }) => code)}::text[])`.execute(trx);
  return new Map(rows.map(({ terminal, nsu }) => [terminal, nsu]));
}
