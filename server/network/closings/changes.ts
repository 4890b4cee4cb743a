import { sql } from 'kysely';
import { PROCESS } from '../../../contract/limits';
import type { Period } from '../../../contract/reports';
import type { Db } from '../../platform/db/connections';
import { TYPE } from '../reconciliation/as-of';
import { nameThen } from '../reports/operator-names';
import type { Selection } from '../reports/selection';
import { everyRowOf } from '../reports/transactions';
import { type Between, type Bounds, boundsOf, changedRows, figureLines } from './changed-rows';

/** What rows come to; decimal texts, exact beyond what a double holds. */
export interface Sums {
  deposits: { count: number; sum: string };
  withdrawals: { count: number; sum: string };
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

interface FigureRow {
  figure: keyof Compared;
  withdrawn: boolean;
  count: number;
  sum: string;
}

/**
 * Reads the figures of a period at two deliveries and what lies between them, in one statement.
 * @param trx sees one snapshot
 */
export async function compare(
  trx: Db,
  selection: Selection,
  period: Period,
  between: Between,
): Promise<Compared> {
  const { tables, lines, bounds } = await figureLines(trx, selection, period, { between });
  const passing = sql`select 'passing' as figure, 0 as process_code, 1 as count, 0 as sum
    from ${passingRows(selection, period, bounds)}`;
  const { rows } = await sql<FigureRow>`
    with ${tables}
    select figure, process_code = ${sql.lit(PROCESS.withdrawal)} as withdrawn, sum(count)::bigint as count,
      sum(sum)::numeric(20, 2)::text as sum
    from (${sql.join([...lines, passing], sql` union all `)}) as line group by 1, 2`.execute(trx);
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

/** How many rows have changed. */
export const changesIn = ({ arrived, cancelled }: Pick<Compared, 'arrived' | 'cancelled'>): number =>
  [arrived, cancelled].reduce(
    (count, { deposits, withdrawals }) => count + deposits.count + withdrawals.count,
    0,
  );

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
  operator_id: number;
  account_id: number;
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
      t.establishment_code, e.name as establishment, t.operator_id, t.account_id, t.logical_number,
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
