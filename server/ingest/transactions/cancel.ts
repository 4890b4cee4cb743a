import { type RawBuilder, sql } from 'kysely';
import { PROCESS } from '../../../contract/limits';
import { settled } from '../../platform/db/citus/moment';
import { isSpread } from '../../platform/db/citus/spread';
import type { Db } from '../../platform/db/connections';
import { withKnown } from './batch';
import { lockTerminals, oneNodeAfterAnother } from './spread';

/** A stored transaction by its key, and when it was cancelled. */
export interface Cancellation {
  logicalNumber: string;
  nsu: string;
  /** `YYYY-MM-DDTHH:mm:ss` */
  capturedAt: string;
  cancelledAt: Date;
}

/** The transaction is cancelled already, at another time than the delivered one. */
interface OtherCancellation {
  knownAt: Date;
}

/** `cancelled`: by this call. `known`: cancelled already, at the same time. `unknown`: there is no such transaction. */
export type CancelOutcome = 'cancelled' | 'known' | 'unknown' | OtherCancellation;

/** What is subtracted from a key of the rollup. */
interface Loss {
  establishment_code: string;
  operator_id: number;
  accounting_date: string;
  capture_hour: string;
  process_code: number;
  count: number;
  sum: string;
}

/**
 * Cancels stored transactions, subtracts them from the rollups and counts them, inside the caller's transaction
 * (decisions, DATA: cancellation). What is cancelled already stays as it is, whatever time is delivered now, and an
 * unknown key is skipped.
 * @param cancellations up to about ten thousand
 * @param arrivalId their delivery, so that the state at an earlier delivery can be reconstructed; `null`: none
 * @returns the outcome of each, in their order
 */
export async function cancelTransactions(
  trx: Db,
  cancellations: readonly Cancellation[],
  arrivalId: number | null = null,
): Promise<CancelOutcome[]> {
  if (cancellations.length === 0) return [];
  const marked = (await isSpread(trx)) ? markSpread : mark;
  const { losses, months, ordinals } = await marked(trx, cancellations, arrivalId);
  await takeOut(trx, losses);
  await takeOutOfMonths(trx, months);
  const cancelled = new Set(ordinals);
  const known = cancelled.size === cancellations.length ? new Map() : await knownMoments(trx, cancellations);
  return cancellations.map(({ cancelledAt }, index) => {
    if (cancelled.has(index + 1)) return 'cancelled';
    const knownAt = known.get(index + 1);
    if (knownAt === undefined) return 'unknown';
    return knownAt.getTime() === cancelledAt.getTime() ? 'known' : { knownAt };
  });
}

/** The deposits that are subtracted from a terminal's month. */
interface MonthLoss {
  month: string;
  logical_number: string;
  establishment_code: string;
  sum: string;
}

interface Marked {
  losses: Loss[];
  months: MonthLoss[];
  /** The ordinals, from 1, of the cancellations that were new. */
  ordinals: number[];
}

const asTable = (cancellations: readonly Cancellation[]) => sql`unnest(
    ${cancellations.map((row) => row.logicalNumber)}::text[], ${cancellations.map((row) => row.nsu)}::text[],
    ${cancellations.map((row) => row.capturedAt)}::timestamp[],
    ${cancellations.map((row) => row.cancelledAt.toISOString())}::timestamptz[]
  ) with ordinality as incoming (logical_number, nsu, captured_at, cancelled_at, ordinal)`;

/** The part `cancelled` takes this from the rollups and the months. */
const LOST = sql`
    lost as (
      select establishment_code, operator_id, accounting_date, date_trunc('hour', captured_at) as capture_hour,
        process_code, count(*)::int as count, sum(amount)::text as sum
      from cancelled group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    ), months as (
      select date_trunc('month', captured_at)::date as month, logical_number, establishment_code, sum(amount)::text as sum
      from cancelled where process_code = ${PROCESS.deposit} group by 1, 2, 3
    )
    select (select coalesce(jsonb_agg(lost), '[]') from lost) as losses,
      (select coalesce(jsonb_agg(months), '[]') from months) as months`;

/** Marks transactions as cancelled. Rows are locked in the order in which they are stored, to avoid deadlocks. */
async function mark(
  trx: Db,
  cancellations: readonly Cancellation[],
  arrivalId: number | null,
): Promise<Marked> {
  const { rows } = await sql<Marked>`
    with incoming as (
      select * from ${asTable(cancellations)}
      order by captured_at, logical_number, nsu, ordinal
    ), found as materialized (
      -- This form makes one index lookup for each key; otherwise the planner reads whole partitions.
      select known.captured_at, known.logical_number, known.nsu, incoming.cancelled_at, incoming.ordinal
      from incoming cross join lateral (
        select captured_at, logical_number, nsu from cash_transaction
        where captured_at = incoming.captured_at and logical_number = incoming.logical_number
          and nsu = incoming.nsu and cancelled_at is null
        for update
      ) known
    ), cancelled as (
      update cash_transaction t set cancelled_at = found.cancelled_at, cancelled_arrival_id = ${arrivalId}::bigint
      from found
      where t.captured_at = found.captured_at and t.logical_number = found.logical_number and t.nsu = found.nsu
        and t.cancelled_at is null
      returning t.logical_number, t.establishment_code, t.operator_id, t.accounting_date, t.captured_at,
        t.process_code, t.amount
    ), ${LOST},
      array(select min(ordinal)::int from found group by captured_at, logical_number, nsu) as ordinals`.execute(
    trx,
  );
  return rows[0] ?? { losses: [], months: [], ordinals: [] };
}

/** The same on the nodes of a Citus cluster (decision 124). The terminals are locked in the place of the rows. */
async function markSpread(
  trx: Db,
  cancellations: readonly Cancellation[],
  arrivalId: number | null,
): Promise<Marked> {
  await oneNodeAfterAnother(trx);
  const terminals = cancellations.map(({ logicalNumber }) => logicalNumber);
  await lockTerminals(trx, terminals);
  await settled(trx);
  const { rows: found } = await sql<{ ordinal: number; establishment: string }>`
    select incoming.ordinal::int as ordinal, known.establishment_code as establishment
    from ${await withKnown(trx, asTable(cancellations), terminals)}
    where known.cancelled_at is null order by 1`.execute(trx);
  // Of several cancellations of the same row the first one counts.
  const firsts = new Map(
    found.toReversed().map(({ ordinal, establishment }) => {
      const { capturedAt, logicalNumber, nsu } = cancellations[ordinal - 1] as Cancellation;
      return [`${capturedAt} ${logicalNumber} ${nsu}`, { ordinal, establishment }];
    }),
  );
  const wanted = [...firsts.values()];
  if (wanted.length === 0) return { losses: [], months: [], ordinals: [] };
  const { rows: cancelled } = await sql<object>`
    update cash_transaction t set cancelled_at = wanted.cancelled_at, cancelled_arrival_id = ${arrivalId}::bigint
    from (
      select incoming.*, shop.code from ${asTable(cancellations)}
        join unnest(${wanted.map(({ ordinal }) => ordinal)}::bigint[],
          ${wanted.map(({ establishment }) => establishment)}::text[]) as shop (ordinal, code) using (ordinal)
    ) wanted
    where t.establishment_code = wanted.code and t.captured_at = wanted.captured_at
      and t.logical_number = wanted.logical_number and t.nsu = wanted.nsu and t.cancelled_at is null
    returning t.logical_number, t.establishment_code, t.operator_id, t.accounting_date, t.captured_at,
      t.process_code, t.amount::text as amount`.execute(trx);
  const { rows } = await sql<Omit<Marked, 'ordinals'>>`
    with cancelled as (
      select * from jsonb_to_recordset(${JSON.stringify(cancelled)}::jsonb) as cancelled (logical_number text,
        establishment_code text, operator_id integer, accounting_date date, captured_at timestamp,
        process_code smallint, amount numeric)
    ), ${LOST}`.execute(trx);
  return {
    ...(rows[0] ?? { losses: [], months: [] }),
    ordinals: wanted.map(({ ordinal }) => ordinal),
  };
}

/** Returns, by ordinal, when stored transactions were cancelled; by now all of them are. */
async function knownMoments(trx: Db, cancellations: readonly Cancellation[]): Promise<Map<number, Date>> {
  const terminals = cancellations.map(({ logicalNumber }) => logicalNumber);
  const { rows } = await sql<{ ordinal: number; cancelled_at: Date }>`
    select incoming.ordinal, known.cancelled_at
    from ${await withKnown(trx, asTable(cancellations), terminals)}`.execute(trx);
  return new Map(rows.map(({ ordinal, cancelled_at }) => [ordinal, cancelled_at]));
}

/**
 * Subtracts from the rollups: by hour first, then by operator and day, then by day. Storing transactions uses the same
 * order, so that the two cannot deadlock.
 */
async function takeOut(trx: Db, losses: readonly Loss[]): Promise<void> {
  if (losses.length === 0) return;
  const lost = sql`jsonb_to_recordset(${JSON.stringify(losses)}::jsonb) as lost (establishment_code text,
    operator_id integer, accounting_date date, capture_hour timestamp, process_code smallint, count integer, sum numeric)`;
  await subtract(trx, 'transaction_rollup', hourKey, lost);
  const inDays = (key: RawBuilder<unknown>, which: RawBuilder<unknown>) =>
    sql`(select ${key}, accounting_date, capture_hour::date as capture_date, sum(count)::integer as count,
      sum(sum) as sum from ${lost} where ${which}
      group by ${key}, accounting_date, capture_hour::date) as lost`;
  const deposits = sql`process_code = ${PROCESS.deposit}`;
  await subtract(trx, 'operator_day', operatorKey, inDays(sql`establishment_code, operator_id`, deposits));
  await subtract(trx, 'transaction_day', dayKey, inDays(sql`establishment_code, process_code`, sql`true`));
  await sql`
    insert into cancellation_hour as hour (establishment_code, capture_hour, accounting_date, count)
    select establishment_code, capture_hour, accounting_date, sum(count) from ${lost} group by 1, 2, 3 order by 1, 2, 3
    on conflict (establishment_code, capture_hour, accounting_date)
    do update set count = hour.count + excluded.count`.execute(trx);
  await sql`
    insert into cancellation_day as day (establishment_code, capture_date, accounting_date, count)
    select establishment_code, capture_hour::date, accounting_date, sum(count)
    from ${lost} group by 1, 2, 3 order by 1, 2, 3
    on conflict (establishment_code, capture_date, accounting_date)
    do update set count = day.count + excluded.count`.execute(trx);
}

/** Subtracts from the months; it comes last, as when transactions are stored. */
async function takeOutOfMonths(trx: Db, months: readonly MonthLoss[]): Promise<void> {
  if (months.length === 0) return;
  const key = (row: string) => sql.raw(`(${row}.month, ${row}.logical_number, ${row}.establishment_code)`);
  await sql`
    with lost as (
      select * from jsonb_to_recordset(${JSON.stringify(months)}::jsonb)
        as lost (month date, logical_number text, establishment_code text, sum numeric)
    ), locked as materialized (
      select m.month, m.logical_number, m.establishment_code, lost.sum
      from lost join terminal_month m on ${key('m')} = ${key('lost')}
      order by 1, 2, 3 for update of m
    )
    update terminal_month m set cancelled = m.cancelled + locked.sum
    from locked where ${key('m')} = ${key('locked')}`.execute(trx);
}

const hourKey = ['establishment_code', 'operator_id', 'accounting_date', 'capture_hour', 'process_code'];
const operatorKey = ['establishment_code', 'operator_id', 'capture_date', 'accounting_date'];
const dayKey = ['establishment_code', 'capture_date', 'accounting_date', 'process_code'];

/** Subtracts, and deletes keys with nothing left, by a second statement that sees the result of the first. */
async function subtract(
  trx: Db,
  rollup: 'transaction_rollup' | 'operator_day' | 'transaction_day',
  columns: readonly string[],
  lost: RawBuilder<unknown>,
): Promise<void> {
  const table = sql.table(rollup);
  const key = (row: string) => sql.join(columns.map((column) => sql.ref(`${row}.${column}`)));
  // Citus locks no rows of several nodes in an order: two cancellations of a shop may end in a deadlock there, after which
  // the feed tries again.
  const locked = (await isSpread(trx))
    ? sql`select * from ${lost}`
    : sql`select ${key('r')}, lost.count, lost.sum from ${lost} join ${table} r on (${key('r')}) = (${key('lost')})
      order by ${key('r')} for update of r`;
  await sql`
    with locked as materialized (${locked})
    update ${table} r set count = r.count - locked.count, sum = r.sum - locked.sum
    from locked where (${key('r')}) = (${key('locked')})`.execute(trx);
  await sql`delete from ${table} r using ${lost} where (${key('r')}) = (${key('lost')}) and r.count = 0`.execute(
    trx,
  );
}
