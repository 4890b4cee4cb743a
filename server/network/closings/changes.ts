import { type RawBuilder, sql } from 'kysely';
import { PROCESS } from '../../../contract/limits';
import type { Period } from '../../../contract/reports';
import type { Db } from '../../platform/db/connections';
import { TYPE } from '../reconciliation/as-of';
import { nameThen } from '../reports/operator-names';
import { NO_KEYS, partsOf } from '../reports/parts';
import type { Selection } from '../reports/selection';
import { everyRowOf } from '../reports/transactions';

/*
 * What has changed between two deliveries: rows that arrived between them and count at the second, and rows that counted at
 * the first and are cancelled at the second. Both are read by the indexes of the deliveries, so that an old month costs what
 * has changed in it, and not what it has.
 */

/** What rows come to; decimal texts, exact beyond what a double holds. */
export interface Sums {
  deposits: { count: number; sum: string };
  withdrawals: { count: number; sum: string };
}

/** Between these deliveries. */
export interface Between {
  /** Later ones than this changed something. */
  after: number;
  /** The last one that is looked at; absent: the newest. */
  upTo?: number | undefined;
}

/** A period between two deliveries. */
export interface Compared {
  /** As it stood at the first one. */
  before: Sums;
  arrived: Sums;
  cancelled: Sums;
  /** As it stood at the second one. */
  now: Sums;
  /** Rows that arrived between them and are cancelled at the second: they change nothing. */
  passing: number;
}

/** The bounds of what has changed, as queries take them. */
interface Bounds {
  after: number;
  upTo: number;
  newest: number;
  /** No delivery after `after` has a lower id. */
  firstId: number;
}

/**
 * Reads the bounds by themselves, so that the database knows their values when it plans. Ids are given when deliveries are
 * opened and positions when they are closed: the least id of all later ones is asked for, and `+ 0` has them read by their
 * positions.
 */
async function boundsOf(trx: Db, { after, upTo }: Between): Promise<Bounds> {
  const { rows } = await sql<{ id: number | null; newest: number | null }>`
    select (select min(id + 0) from arrival where position > ${after}) as id,
      (select max(position) from arrival) as newest`.execute(trx);
  const newest = rows[0]?.newest ?? 0;
  const firstId = rows[0]?.id ?? Number.MAX_SAFE_INTEGER;
  return { after, upTo: Math.min(upTo ?? newest, newest), newest, firstId };
}

/** The rows that have changed, with `change` and its `delivery`; all of them speak of `cash_transaction t`. */
function changedRows(
  selection: Selection,
  period: Period,
  { after, upTo, firstId }: Bounds,
  columns: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const rows = everyRowOf(selection, period);
  const cancelledBy = sql`arrival c on c.id = t.cancelled_arrival_id`;
  // A cancelled row without a cancelling delivery was cancelled before any position that somebody could have read.
  return sql`select 'arrived' as change, a.position, a.arrived_at, ${columns}
    from cash_transaction t join arrival a on a.id = t.arrival_id left join ${cancelledBy}
    where ${rows} and t.arrival_id >= ${firstId} and a.position > ${after} and a.position <= ${upTo}
      and (t.cancelled_at is null or c.position > ${upTo})
    union all
    select 'cancelled' as change, c.position, c.arrived_at, ${columns}
    from cash_transaction t join arrival a on a.id = t.arrival_id join ${cancelledBy}
    where ${rows} and t.cancelled_arrival_id >= ${firstId} and c.position > ${after} and c.position <= ${upTo}
      and t.cancelled_at is not null and a.position <= ${after}`;
}

interface FigureRow {
  figure: keyof Compared;
  withdrawn: boolean;
  count: number;
  sum: string;
}

/**
 * Reads the figures of a period at two deliveries and what lies between them, in one statement. Those of the newest
 * delivery come from the rollups; what has arrived since is taken from them and what was cancelled is put back, so that
 * they add up by themselves.
 * @param trx sees one snapshot
 */
export async function compare(
  trx: Db,
  selection: Selection,
  period: Period,
  between: Between,
): Promise<Compared> {
  const bounds = await boundsOf(trx, between);
  const amounts = sql`t.process_code, t.amount`;
  const changed = changedRows(selection, period, bounds, amounts);
  const afterwards =
    bounds.upTo < bounds.newest
      ? changedRows(selection, period, await boundsOf(trx, { after: bounds.upTo }), amounts)
      : sql`select 'arrived' as change, 0 as process_code, 0::numeric as amount where false`;
  /** The lines of a figure, added or taken away. */
  const lines = (figure: FigureRow['figure'], sign: 1 | -1, from: string, change: 'arrived' | 'cancelled') =>
    sql`select ${sql.lit(figure)} as figure, process_code, ${sql.lit(sign)} as count, ${sql.lit(sign)} * amount as sum
      from ${sql.table(from)} where change = ${sql.lit(change)}`;
  const figures = [
    ...(['before', 'now'] as const).flatMap((figure) => [
      sql`select ${sql.lit(figure)} as figure, process_code, count, sum from part`,
      lines(figure, -1, 'afterwards', 'arrived'),
      lines(figure, 1, 'afterwards', 'cancelled'),
    ]),
    lines('before', -1, 'changed', 'arrived'),
    lines('before', 1, 'changed', 'cancelled'),
    lines('arrived', 1, 'changed', 'arrived'),
    lines('cancelled', 1, 'changed', 'cancelled'),
    sql`select 'passing' as figure, 0 as process_code, 1 as count, 0 as sum from ${passingRows(selection, period, bounds)}`,
  ];
  const { rows } = await sql<FigureRow>`
    with part as materialized (
      select process_code, sum(count) as count, sum(sum) as sum from (${partsOf(selection, period, NO_KEYS)}) as every
      group by process_code
    ), changed as materialized (${changed}), afterwards as materialized (${afterwards})
    select figure, process_code = ${sql.lit(PROCESS.withdrawal)} as withdrawn, sum(count)::bigint as count,
      sum(sum)::numeric(20, 2)::text as sum
    from (${sql.join(figures, sql` union all `)}) as line group by 1, 2`.execute(trx);
  const sumsOf = (figure: FigureRow['figure']): Sums => {
    const of = (withdrawn: boolean) => {
      const row = rows.find((one) => one.figure === figure && one.withdrawn === withdrawn);
      return { count: row?.count ?? 0, sum: row?.sum ?? '0.00' };
    };
    return { deposits: of(false), withdrawals: of(true) };
  };
  return {
    before: sumsOf('before'),
    arrived: sumsOf('arrived'),
    cancelled: sumsOf('cancelled'),
    now: sumsOf('now'),
    passing: rows.find(({ figure }) => figure === 'passing')?.count ?? 0,
  };
}

/** The rows that arrived between the deliveries and were cancelled by then. */
const passingRows = (selection: Selection, period: Period, { after, upTo, firstId }: Bounds) => sql`
  cash_transaction t join arrival a on a.id = t.arrival_id join arrival c on c.id = t.cancelled_arrival_id
  where ${everyRowOf(selection, period)} and t.arrival_id >= ${firstId} and t.cancelled_arrival_id >= ${firstId}
    and a.position > ${after} and c.position <= ${upTo}`;

/** A transaction that has changed a period. */
export interface ChangedRow {
  change: 'arrived' | 'cancelled';
  position: number;
  arrived_at: Date;
  cancelled_at: Date | null;
  captured_at: string;
  accounting_date: string;
  establishment_code: string;
  establishment: string;
  logical_number: string;
  operator: string | null;
  operator_tail: string | null;
  bank: string;
  branch: string;
  account: string;
  nsu: string;
  type: 'deposit' | 'withdrawal';
  /** Decimal text. */
  amount: string;
}

/** The place of a change among all of them. */
type Place = Pick<ChangedRow, 'position' | 'captured_at' | 'logical_number' | 'nsu'>;

/**
 * Reads the changes, newest first, with the names of what they are of.
 * @param last the one after which they begin; `null`: from the first one on
 */
export async function changesBetween(
  trx: Db,
  selection: Selection,
  period: Period,
  {
    between,
    timeZone,
    last = null,
    limit,
  }: { between: Between; timeZone: string; last?: Place | null; limit: number },
): Promise<ChangedRow[]> {
  const bounds = await boundsOf(trx, between);
  const columns = sql`t.cancelled_at, t.captured_at, t.accounting_date, t.establishment_code, t.logical_number, t.nsu,
    t.operator_id, t.account_id, t.process_code, t.amount`;
  const key = sql`position, captured_at, logical_number, nsu`;
  const following =
    last === null
      ? sql`true`
      : sql`(${key}) < (${last.position}, ${last.captured_at}::timestamp, ${last.logical_number}, ${last.nsu})`;
  const newestFirst = sql`t.position desc, t.captured_at desc, t.logical_number desc, t.nsu desc`;
  const { rows } = await sql<ChangedRow>`
    with first as materialized (
      select * from (${changedRows(selection, period, bounds, columns)}) as t
      where ${following} order by ${newestFirst} limit ${limit}
    )
    select t.change, t.position, t.arrived_at,
      case t.change when 'cancelled' then t.cancelled_at end as cancelled_at, t.captured_at, t.accounting_date,
      t.establishment_code, e.name as establishment, t.logical_number,
      ${nameThen(sql`t.captured_at`, timeZone)} as operator, o.code_tail as operator_tail,
      b.name as bank, acc.branch, acc.number as account, t.nsu, ${TYPE} as type, t.amount::text as amount
    from first t
      join establishment e on e.code = t.establishment_code
      join operator o on o.id = t.operator_id
      join account acc on acc.id = t.account_id
      join bank b on b.code = acc.bank_code
    order by ${newestFirst}`.execute(trx);
  return rows;
}
