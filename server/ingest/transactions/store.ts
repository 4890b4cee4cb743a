import { sql } from 'kysely';
import { isSpread } from '../../platform/db/citus/spread';
import type { Db } from '../../platform/db/connections';
import { type Misuse, notifyOfMisuse } from '../codes/misuse';
import { asTable, type TransactionRow, withKnown } from './batch';
import { ensurePartitions, monthsOf } from './partitions';
import { insertSpread } from './spread';
import {
  type CodeUse,
  hoursOf,
  type Inserted,
  intoDays,
  intoHours,
  intoOperatorDays,
  keptHere,
  PENDING,
  type Storing,
  TRANSACTION,
  widenCodeUse,
} from './sums';

/** `stored`: new. `known`: the same row existed. `different`: its key existed with other content. */
export type Outcome = 'stored' | 'known' | 'different';

/**
 * Stores a batch inside the caller's transaction, with its rollups by hour, by operator and day (deposits) and by day,
 * what its terminals took in by month, the last day on which they were used, the first and last use of each code, and
 * misuses. A row whose key is known is not changed.
 * @param rows up to about ten thousand; each statement has them as arrays
 * @param timeZone of the network's clocks, by which a code was switched off before its use or not
 * @param codeUse `later` where a database transaction stores many batches, which then ends with `storeCodeUse`: each
 *   batch would leave a dead version of every code that it used, and the next batch would read all of them
 * @returns the outcome of each row, in their order
 */
export async function storeTransactions(
  trx: Db,
  rows: readonly TransactionRow[],
  arrivalId: number,
  timeZone: string,
  codeUse: CodeUse = 'now',
): Promise<Outcome[]> {
  if (rows.length === 0) return [];
  await ensurePartitions(trx, monthsOf(rows.map((row) => row.capturedAt)));
  const store = (await isSpread(trx)) ? insertSpread : insert;
  const { stored, pending } = await store(trx, rows, arrivalId, { timeZone, codeUse });
  await notifyOfMisuse(trx, pending, timeZone);
  if (stored === 'all') return rows.map(() => 'stored');
  const known = await unchanged(trx, rows);
  return rows.map((_, index) => {
    // If a batch has two rows with the same key, the first was stored; the others are known or different.
    if (stored.has(index + 1)) return 'stored';
    return known.has(index + 1) ? 'known' : 'different';
  });
}

/** Stores when each code was used first and last in a delivery whose batches were stored without that. */
export async function storeCodeUse(trx: Db, arrivalId: number): Promise<void> {
  await sql`
    insert into operator_use as use (operator_id, first_used_at, last_used_at)
    select operator_id, min(captured_at), max(captured_at) from cash_transaction
    where arrival_id = ${arrivalId}
    group by operator_id
    order by operator_id
    ${widenCodeUse}`.execute(trx);
}

async function insert(
  trx: Db,
  rows: readonly TransactionRow[],
  arrivalId: number,
  how: Storing,
): Promise<Inserted> {
  const result = await sql<{ all: boolean; ordinals: number[]; pending: Misuse[] }>`
    with incoming as (select * from ${asTable(rows)}),
    stored as (
      insert into cash_transaction (${TRANSACTION}, arrival_id)
      select ${TRANSACTION}, ${arrivalId}::bigint
      from incoming
      -- All writers insert in the same order, so that two with the same rows cannot deadlock.
      order by captured_at, logical_number, nsu, ordinal
      on conflict do nothing
      returning logical_number, nsu, captured_at, accounting_date, establishment_code, operator_id, process_code, amount
    ), hours as materialized (${hoursOf(sql`stored`)}),
    rolled as (${intoHours(sql`hours`)} returning 1),
    -- By hour first, then by operator and day, then by day. Cancelling uses the same order, so that the two cannot
    -- deadlock.
    by_operator as (${intoOperatorDays(sql`hours`, sql`(select count(*) from rolled) > 0`)} returning 1),
    -- A batch that has only withdrawals has no days of operators, and no months of terminals.
    daily as (${intoDays(sql`hours`, sql`(select count(*) from by_operator) >= 0`)} returning 1),
    ${keptHere(sql`(select count(*) from daily) > 0`, how)},
    counted as (select count(*) = ${rows.length}::int as whole from stored)
    select whole as all, case when whole then '{}' else array(
      select min(ordinal)::int from incoming join stored using (captured_at, logical_number, nsu)
      group by captured_at, logical_number, nsu
    ) end as ordinals, ${PENDING} as pending
    from counted`.execute(trx);
  const [row] = result.rows;
  return { stored: row?.all ? 'all' : new Set(row?.ordinals), pending: row?.pending ?? [] };
}

/**
 * Returns the ordinals of the rows that are stored with the same content. The establishment is not compared, because it
 * is not delivered: it is that of the terminal at the time of storing, and a terminal may have moved since.
 */
async function unchanged(trx: Db, rows: readonly TransactionRow[]): Promise<Set<number>> {
  const result = await sql<{ ordinal: number }>`
    select incoming.ordinal from ${await withKnown(
      trx,
      asTable(rows),
      rows.map(({ logicalNumber }) => logicalNumber),
    )}
    where (known.accounting_date, known.operator_id, known.account_id, known.process_code, known.amount)
      = (incoming.accounting_date, incoming.operator_id, incoming.account_id, incoming.process_code,
        incoming.amount)`.execute(trx);
  return new Set(result.rows.map((row) => row.ordinal));
}
