import { sql } from 'kysely';
import type { Db } from '../db/open';
import { ensurePartitions, monthsOf } from './partitions';

/** A transaction whose terminal, operator and account are known to exist. Times are the network's wall clock. */
export interface TransactionRow {
  logicalNumber: string;
  nsu: string;
  /** `YYYY-MM-DDTHH:mm:ss` */
  capturedAt: string;
  /** `YYYY-MM-DD` */
  accountingDate: string;
  establishmentCode: string;
  operatorId: number;
  accountId: number;
  processCode: number;
  /** Decimal text with at most two places, so that no double comes between the file and the database. */
  amount: string;
}

/** `stored`: new. `known`: the same row was there. `different`: its key was there with other content. */
export type Outcome = 'stored' | 'known' | 'different';

/** Opens a delivery; its rows carry the id. Call `closeArrival` as the last act of the same transaction. */
export async function openArrival(trx: Db, source: string): Promise<number> {
  const { id } = await trx
    .insertInto('arrival')
    .values({ source, position: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Gives the delivery its position. The lock is held until commit, so that positions are in commit order; it is
 * taken last, so that writers do not wait for one another's work.
 */
export async function closeArrival(trx: Db, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('arrival position'))`.execute(trx);
  await sql`update arrival set position = coalesce((select max(position) from arrival), 0) + 1
    where id = ${id}`.execute(trx);
}

/**
 * Stores a batch and its rollup inside the caller's transaction. A row whose key is known is not touched.
 * @param rows up to some ten thousand; each statement carries them as arrays
 * @returns the outcome of each row, in their order
 */
export async function storeTransactions(trx: Db, rows: readonly TransactionRow[], arrivalId: number): Promise<Outcome[]> {
  if (rows.length === 0) return [];
  await ensurePartitions(trx, monthsOf(rows.map((row) => row.capturedAt)));
  const incoming = sql`unnest(
    ${rows.map((row) => row.logicalNumber)}::text[], ${rows.map((row) => row.nsu)}::text[],
    ${rows.map((row) => row.capturedAt)}::timestamp[], ${rows.map((row) => row.accountingDate)}::date[],
    ${rows.map((row) => row.establishmentCode)}::text[], ${rows.map((row) => row.operatorId)}::int[],
    ${rows.map((row) => row.accountId)}::int[], ${rows.map((row) => row.processCode)}::smallint[],
    ${rows.map((row) => row.amount)}::numeric[]
  ) with ordinality as incoming (logical_number, nsu, captured_at, accounting_date, establishment_code,
    operator_id, account_id, process_code, amount, ordinal)`;
  const stored = await sql<{ captured_at: string; logical_number: string; nsu: string }>`
    with stored as (
      insert into cash_transaction (logical_number, nsu, captured_at, accounting_date, establishment_code,
        operator_id, account_id, process_code, amount, arrival_id)
      select logical_number, nsu, captured_at, accounting_date, establishment_code,
        operator_id, account_id, process_code, amount, ${arrivalId}
      from ${incoming}
      order by ordinal
      on conflict do nothing
      returning *
    ), rolled as (
      insert into transaction_rollup as rollup
        (establishment_code, operator_id, accounting_date, capture_hour, process_code, count, sum)
      select establishment_code, operator_id, accounting_date, date_trunc('hour', captured_at), process_code,
        count(*), sum(amount)
      from stored
      group by 1, 2, 3, 4, 5
      -- One order for all writers: two that meet on the same rollup rows wait, and never block one another.
      order by 1, 2, 3, 4, 5
      on conflict (establishment_code, capture_hour, operator_id, accounting_date, process_code)
      do update set count = rollup.count + excluded.count, sum = rollup.sum + excluded.sum
    )
    select captured_at, logical_number, nsu from stored`.execute(trx);
  if (stored.rows.length === rows.length) return rows.map(() => 'stored');

  const fresh = new Set(stored.rows.map((row) => keyOf(row.captured_at, row.logical_number, row.nsu)));
  const same = await sql<{ ordinal: number }>`
    select incoming.ordinal from ${incoming} join cash_transaction known
      on known.captured_at = incoming.captured_at and known.logical_number = incoming.logical_number
      and known.nsu = incoming.nsu
    where (known.accounting_date, known.establishment_code, known.operator_id, known.account_id,
        known.process_code, known.amount)
      = (incoming.accounting_date, incoming.establishment_code, incoming.operator_id, incoming.account_id,
        incoming.process_code, incoming.amount)`.execute(trx);
  const unchanged = new Set(same.rows.map((row) => row.ordinal));
  return rows.map((row, index) => {
    // Of two rows with one key in the same batch, the first was stored; the others are known or different.
    if (fresh.delete(keyOf(row.capturedAt, row.logicalNumber, row.nsu))) return 'stored';
    return unchanged.has(index + 1) ? 'known' : 'different';
  });
}

function keyOf(capturedAt: string, logicalNumber: string, nsu: string): string {
  return `${capturedAt} ${logicalNumber} ${nsu}`;
}
