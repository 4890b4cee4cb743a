import { type RawBuilder, sql } from 'kysely';
import { PROCESS } from '../../../contract/limits';
import type { Db } from '../../platform/db/connections';
import { type Misuse, notifyOfMisuse } from '../codes/misuse';
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
  /** Decimal text with at most two decimals, so that it is never rounded as a double. */
  amount: string;
}

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
  codeUse: 'now' | 'later' = 'now',
): Promise<Outcome[]> {
  if (rows.length === 0) return [];
  await ensurePartitions(trx, monthsOf(rows.map((row) => row.capturedAt)));
  const { stored, pending } = await insert(trx, rows, arrivalId, timeZone, codeUse);
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

const widenCodeUse = sql`
  on conflict (operator_id) do update set first_used_at = least(use.first_used_at, excluded.first_used_at),
    last_used_at = greatest(use.last_used_at, excluded.last_used_at)`;

interface Inserted {
  /** The ordinals, from 1, of the rows that were new. */
  stored: 'all' | Set<number>;
  /** The misuses of codes without a notice. */
  pending: Misuse[];
}

async function insert(
  trx: Db,
  rows: readonly TransactionRow[],
  arrivalId: number,
  timeZone: string,
  codeUse: 'now' | 'later',
): Promise<Inserted> {
  const result = await sql<{ all: boolean; ordinals: number[]; pending: Misuse[] }>`
    with incoming as (select * from ${asTable(rows)}),
    stored as (
      insert into cash_transaction (logical_number, nsu, captured_at, accounting_date, establishment_code,
        operator_id, account_id, process_code, amount, arrival_id)
      select logical_number, nsu, captured_at, accounting_date, establishment_code,
        operator_id, account_id, process_code, amount, ${arrivalId}::bigint
      from incoming
      -- All writers insert in the same order, so that two with the same rows cannot deadlock.
      order by captured_at, logical_number, nsu, ordinal
      on conflict do nothing
      returning logical_number, nsu, captured_at, accounting_date, establishment_code, operator_id, process_code, amount
    ), hours as materialized (
      select establishment_code, operator_id, accounting_date, date_trunc('hour', captured_at) as capture_hour,
        process_code, count(*) as count, sum(amount) as sum
      from stored
      group by 1, 2, 3, 4, 5
    ), rolled as (
      insert into transaction_rollup as rollup
        (establishment_code, operator_id, accounting_date, capture_hour, process_code, count, sum)
      select * from hours
      order by 1, 2, 3, 4, 5
      on conflict (establishment_code, capture_hour, operator_id, accounting_date, process_code)
      do update set count = rollup.count + excluded.count, sum = rollup.sum + excluded.sum
      returning 1
    ), by_operator as (
      insert into operator_day as day
        (establishment_code, operator_id, capture_date, accounting_date, count, sum)
      select establishment_code, operator_id, capture_hour::date, accounting_date, sum(count), sum(sum)
      from hours
      -- By hour first, then by operator and day, then by day. Cancelling uses the same order, so that the two cannot
      -- deadlock.
      where process_code = ${PROCESS.deposit} and (select count(*) from rolled) > 0
      group by 1, 2, 3, 4
      order by 1, 2, 3, 4
      on conflict (establishment_code, capture_date, operator_id, accounting_date)
      do update set count = day.count + excluded.count, sum = day.sum + excluded.sum
      returning 1
    ), daily as (
      insert into transaction_day as day
        (establishment_code, capture_date, accounting_date, process_code, count, sum)
      select establishment_code, capture_hour::date, accounting_date, process_code, sum(count), sum(sum)
      from hours
      -- A batch that has only withdrawals has no days of operators, and no months of terminals.
      where (select count(*) from by_operator) >= 0
      group by 1, 2, 3, 4
      order by 1, 2, 3, 4
      on conflict (establishment_code, capture_date, accounting_date, process_code)
      do update set count = day.count + excluded.count, sum = day.sum + excluded.sum
      returning 1
    ), months as (
      insert into terminal_month as month (month, logical_number, establishment_code, arrived)
      select date_trunc('month', captured_at)::date, logical_number, establishment_code, sum(amount)
      from stored
      where process_code = ${PROCESS.deposit} and (select count(*) from daily) > 0
      group by 1, 2, 3
      order by 1, 2, 3
      on conflict (month, logical_number, establishment_code)
      do update set arrived = month.arrived + excluded.arrived
      returning 1
    ), used as (
      insert into terminal_use as use (establishment_code, logical_number, last_capture_date)
      select establishment_code, logical_number, max(captured_at)::date as last_capture_date
      from stored left join terminal_use known using (establishment_code, logical_number)
      where (select count(*) from months) >= 0
      group by 1, 2, known.last_capture_date
      -- It is written once a day for each terminal: a row that would not change is not locked.
      having known.last_capture_date is null or known.last_capture_date < max(captured_at)::date
      order by 1, 2
      on conflict (establishment_code, logical_number)
      do update set last_capture_date = greatest(use.last_capture_date, excluded.last_capture_date)
      returning 1
    ), codes_used as (
      insert into operator_use as use (operator_id, first_used_at, last_used_at)
      select operator_id, min(captured_at), max(captured_at)
      from stored left join operator_use known using (operator_id)
      where ${codeUse === 'now'}::boolean and (select count(*) from used) >= 0
      group by operator_id, known.first_used_at, known.last_used_at
      -- A use between the first and the last one, which arrived late, changes nothing and locks no row.
      having known.first_used_at is null or min(captured_at) < known.first_used_at
        or max(captured_at) > known.last_used_at
      order by operator_id
      ${widenCodeUse}
      returning 1
    ), suspicious as (
      select stored.operator_id, stored.establishment_code, stored.captured_at, kind
      from stored join operator on operator.id = stored.operator_id
        cross join lateral (
          select 'elsewhere' as kind where operator.establishment_code <> stored.establishment_code
          union all
          select 'off' where not operator.active and stored.captured_at > operator.ended_at at time zone ${timeZone}
        ) as wrong
    ), misused as (
      insert into operator_misuse as misuse
        (operator_id, kind, establishment_code, first_used_at, last_used_at, count)
      select operator_id, kind, establishment_code, min(captured_at), max(captured_at), count(*)
      from suspicious where (select count(*) from codes_used) >= 0
      group by 1, 2, 3
      order by 1, 2, 3
      on conflict (operator_id, kind, establishment_code) do update set
        first_used_at = least(misuse.first_used_at, excluded.first_used_at),
        last_used_at = greatest(misuse.last_used_at, excluded.last_used_at),
        count = misuse.count + excluded.count
      returning operator_id, kind, establishment_code, last_used_at, told_at
    ), counted as (select count(*) = ${rows.length}::int as whole from stored)
    select whole as all, case when whole then '{}' else array(
      select min(ordinal)::int from incoming join stored using (captured_at, logical_number, nsu)
      group by captured_at, logical_number, nsu
    ) end as ordinals, (
      select coalesce(json_agg(json_build_object('operatorId', operator_id, 'kind', kind,
        'establishmentCode', establishment_code, 'at', last_used_at) order by operator_id, kind, establishment_code), '[]')
      from misused where told_at is null
    ) as pending
    from counted`.execute(trx);
  const [row] = result.rows;
  return { stored: row?.all ? 'all' : new Set(row?.ordinals), pending: row?.pending ?? [] };
}

/**
 * Returns the ordinals of the rows that are stored with the same content. The establishment is not compared, because it
 * is not delivered: it is that of the terminal at the time of storing, and a terminal may have moved since.
 */
async function unchanged(trx: Db, rows: readonly TransactionRow[]): Promise<Set<number>> {
  // This form makes one index lookup for each row; otherwise the planner reads whole partitions for a large batch.
  const result = await sql<{ ordinal: number }>`
    select incoming.ordinal from ${asTable(rows)} cross join lateral (
      select * from cash_transaction
      where captured_at = incoming.captured_at and logical_number = incoming.logical_number and nsu = incoming.nsu
      limit 1
    ) known
    where (known.accounting_date, known.operator_id, known.account_id, known.process_code, known.amount)
      = (incoming.accounting_date, incoming.operator_id, incoming.account_id, incoming.process_code,
        incoming.amount)`.execute(trx);
  return new Set(result.rows.map((row) => row.ordinal));
}

/** Returns rows as a table, with one parameter a column, whatever the number of rows. */
function asTable(rows: readonly TransactionRow[]): RawBuilder<unknown> {
  return sql`unnest(
    ${rows.map((row) => row.logicalNumber)}::text[], ${rows.map((row) => row.nsu)}::text[],
    ${rows.map((row) => row.capturedAt)}::timestamp[], ${rows.map((row) => row.accountingDate)}::date[],
    ${rows.map((row) => row.establishmentCode)}::text[], ${rows.map((row) => row.operatorId)}::int[],
    ${rows.map((row) => row.accountId)}::int[], ${rows.map((row) => row.processCode)}::smallint[],
    ${rows.map((row) => row.amount)}::numeric[]
  ) with ordinality as incoming (logical_number, nsu, captured_at, accounting_date, establishment_code,
    operator_id, account_id, process_code, amount, ordinal)`;
}
