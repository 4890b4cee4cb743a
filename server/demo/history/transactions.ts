import { sql } from 'kysely';
import { closeArrival, openArrival } from '../../ingest/transactions/arrival';
import type { TransactionRow } from '../../ingest/transactions/batch';
import { type Cancellation, cancelTransactions } from '../../ingest/transactions/cancel';
import { storeCodeUse, storeTransactions } from '../../ingest/transactions/store';
import { isSpread } from '../../platform/db/citus/spread';
import type { Db } from '../../platform/db/connections';
import { Chance } from '../chance';
import { DAY, secondOf } from '../span';
import { type Amount, demoTransactions } from '../transactions';
import { instantOf, type Life } from './life';
import type { UnderWay } from './under-way';

/** The share of movements that are cancelled, and for how many seconds after capture that may happen. */
const CANCELLED = 0.004;
const CANCELLED_WITHIN = { least: 20, most: 900 };

/** Cancellations a call; days have few, and each call costs as much as many rows. */
const BATCH = 5000;

/** A day is delivered so many seconds after its end. */
const DELIVERED_AFTER = 15 * 60;

/** How many movements there were, and those of them that terminals without a line could not send. */
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
 * The movements of a span; each day is one delivery of the next morning, and a few of its movements are cancelled again.
 * @param isLate which of them arrive after the span
 * @param underWay what comes some days late, from before and of this span
 */
export async function moveCash(
  trx: Db,
  life: Life,
  { onStored, ...amount }: Pace,
  isLate: (row: TransactionRow) => boolean,
  underWay: UnderWay,
): Promise<Moved> {
  const last = await lastNumbers(trx, life);
  const late: TransactionRow[] = [];
  let regretted: Regret[] = [];
  let count = 0;
  for (const day of demoTransactions(life.seed, life.shops, life.span, amount, last)) {
    const arrival = await openArrival(trx, 'demo');
    let date = life.span.firstDay;
    for (const all of day) {
      date = all[0]?.capturedAt.slice(0, 10) ?? date;
      const rows: TransactionRow[] = [];
      for (const row of all) (isLate(row) ? late : rows).push(row);
      const cancellations = cancellationsOf(life, rows);
      const onTime = underWay.hold(date, rows, cancellations);
      await storeTransactions(
        trx,
        [...underWay.rowsOf(date), ...onTime.rows],
        arrival,
        life.timeZone,
        'later',
      );
      regretted.push(...onTime.cancellations.map((cancellation) => ({ cancellation, arrival })));
      count += all.length;
      onStored(count);
    }
    regretted.push(...underWay.cancellationsOf(date).map((cancellation) => ({ cancellation, arrival })));
    await storeCodeUse(trx, arrival);
    await closeArrival(trx, arrival, underWay.moment(life, date, DAY + DELIVERED_AFTER));
    if (regretted.length < BATCH) continue;
    await cancel(trx, regretted);
    regretted = [];
  }
  await cancel(trx, regretted);
  return { count, late };
}

/** A cancellation, and the delivery that tells of it. */
interface Regret {
  cancellation: Cancellation;
  arrival: number;
}

/** Cancels what some deliveries have told of. */
async function cancel(trx: Db, regretted: readonly Regret[]): Promise<void> {
  const cancellations = regretted.map(({ cancellation }) => cancellation);
  await cancelTransactions(trx, cancellations);
  await sql`update cash_transaction t set cancelled_arrival_id = told.arrival
    from unnest(${cancellations.map(({ capturedAt }) => capturedAt)}::timestamp[],
      ${cancellations.map(({ logicalNumber }) => logicalNumber)}::text[],
      ${cancellations.map(({ nsu }) => nsu)}::text[], ${regretted.map(({ arrival }) => arrival)}::bigint[])
      as told (captured_at, logical_number, nsu, arrival)
    where t.captured_at = told.captured_at and t.logical_number = told.logical_number and t.nsu = told.nsu`.execute(
    trx,
  );
}

/** A delivery of cancellations. */
export async function takeBack(trx: Db, cancellations: readonly Cancellation[], at: Date): Promise<void> {
  if (cancellations.length === 0) return;
  const arrival = await openArrival(trx, 'demo');
  await cancelTransactions(trx, cancellations, arrival);
  await closeArrival(trx, arrival, at);
}

/** A delivery of what could not arrive before. */
export async function deliver(
  trx: Db,
  { timeZone }: Life,
  rows: readonly TransactionRow[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const arrival = await openArrival(trx, 'demo');
  await storeTransactions(trx, rows, arrival, timeZone);
  await closeArrival(trx, arrival, at);
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
  const own = sql`any(${shops.map(({ code }) => code)}::text[])`;
  // One is looked up for each terminal; on a cluster the nodes look through all that they have of the shops.
  const known = (await isSpread(trx))
    ? sql`join (
        select distinct on (establishment_code, logical_number) establishment_code, logical_number, nsu
        from cash_transaction t where t.establishment_code = ${own}
        order by establishment_code, logical_number, captured_at desc, nsu desc
      ) known using (establishment_code, logical_number)`
    : sql`cross join lateral (
        select nsu from cash_transaction t
        where t.establishment_code = terminal.establishment_code and t.logical_number = terminal.logical_number
        order by captured_at desc, nsu desc limit 1
      ) known`;
  const { rows } = await sql<{ terminal: string; nsu: string }>`
    select terminal.logical_number as terminal, known.nsu from terminal ${known}
    where terminal.establishment_code = ${own}`.execute(trx);
  return new Map(rows.map(({ terminal, nsu }) => [terminal, nsu]));
}
