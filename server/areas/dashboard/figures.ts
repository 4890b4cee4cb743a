import { type SqlBool, sql } from 'kysely';
import { DASHBOARD } from '../../../contract/dashboard';
import { PROCESS } from '../../../contract/limits';
import { namesBetween } from '../../network/reports/operator-names';
import { type Selection, selectedEstablishments } from '../../network/reports/selection';
import { isSpread } from '../../platform/db/citus/spread';
import type { Db } from '../../platform/db/connections';
import { inSpan, type Span } from './span';

/*
 * The sums of a dashboard, read only from the rollups. A moment is a capture day, `YYYY-MM-DD`, or an hour of today,
 * `YYYY-MM-DDTHH:00:00` (DASH-13, DASH-26).
 */

/** The sums of a moment, as decimal text. */
export interface Movement {
  at: string;
  process_code: number;
  sum: string;
}

/** Returns the movements of the period, without the moments that have none. */
export async function movements(trx: Db, selection: Selection, span: Span): Promise<Movement[]> {
  const source = span.hourly ? sql`transaction_rollup` : sql`transaction_day`;
  const { rows } = await sql<Movement>`
    select ${momentOf(span)} as at, process_code, sum(sum)::text as sum
    from ${source} r
    where ${inSpan(span)} and ${here(selection)}
    group by 1, 2 order by 1, 2`.execute(trx);
  return rows;
}

/** One of the highest moments of an operator; each repeats the data of the operator. */
export interface OperatorMoment {
  id: number;
  /** What the code was called when it was used in the period: several names where it went to somebody else. */
  name: string;
  /** Decimal text: the operator's deposits in the period. */
  total: string;
  at: string;
  sum: string;
  /** The number of all operators with deposits. */
  operators: number;
}

/** DASH-19: returns the operators with the highest deposits, each with its highest moments, both descending. */
export async function operatorMoments(
  trx: Db,
  selection: Selection,
  span: Span,
  timeZone: string,
): Promise<OperatorMoment[]> {
  const source = span.hourly ? sql`transaction_rollup` : sql`operator_day`;
  const inHours = sql<SqlBool>`process_code = ${PROCESS.deposit}`;
  // The rollup of operators by day contains only deposits.
  const deposits = sql<SqlBool>`${inSpan(span)} and ${here(selection)} and ${span.hourly ? inHours : sql`true`}`;
  const moments = sql`select operator_id, ${momentOf(span)} as at, sum(sum) as sum from ${source} r where ${deposits}`;
  // Days are read for each operator by an index; the few hours of a day are ranked together, and so is what several
  // nodes have.
  const together = span.hourly || (await isSpread(trx));
  const best = together
    ? sql`select * from (
        select *, row_number() over (partition by operator_id order by sum desc, at desc) as rank
        from (${moments} group by 1, 2) as moment join highest using (operator_id)
      ) as ranked where rank <= ${DASHBOARD.highest}`
    : sql`select operator_id, total, at, sum from highest cross join lateral (
        ${moments} and r.operator_id = highest.operator_id
        group by 1, 2 order by sum(sum) desc, at desc limit ${DASHBOARD.highest}
      ) as moment (id, at, sum)`;
  const step = span.hourly ? sql`interval '1 hour'` : sql`interval '1 day'`;
  // Within its first and last moments of the period, so that the name of a new code before its first use is not there.
  const used = {
    from: sql`greatest(highest.first, use.first_used_at)`,
    until: sql`least(highest.last + ${step} - interval '1 second', use.last_used_at)`,
  };
  const { rows } = await sql<OperatorMoment>`
    with total as materialized (
      select operator_id, sum(sum) as total, min(${momentOf(span)}) as first, max(${momentOf(span)}) as last
      from ${source} r where ${deposits} group by 1
    ), highest as (
      select * from total order by total desc, operator_id limit ${DASHBOARD.operators}
    )
    select o.id, ${namesBetween(used, timeZone)} as name, total::text as total, at, sum::text as sum,
      (select count(*) from total) as operators
    from (${best}) as best join operator o on o.id = best.operator_id
      join highest using (operator_id, total) left join operator_use use using (operator_id)
    order by best.total desc, o.id, best.sum desc, best.at desc`.execute(trx);
  return rows;
}

/** The number of transactions that were captured at a moment and are cancelled by now. */
export interface CancelledMoment {
  at: string;
  count: number;
}

/** DASH-16: counts the cancellations by moment of capture. */
export async function cancellations(trx: Db, selection: Selection, span: Span): Promise<CancelledMoment[]> {
  const source = span.hourly ? sql`cancellation_hour` : sql`cancellation_day`;
  const { rows } = await sql<CancelledMoment>`
    select ${momentOf(span)} as at, sum(count)::int as count from ${source} r
    where ${inSpan(span)} and ${here(selection)}
    group by 1 order by 1`.execute(trx);
  return rows;
}

const here = (selection: Selection) => selectedEstablishments(selection, sql.ref('r.establishment_code'));

const momentOf = ({ hourly }: Span) => (hourly ? sql`r.capture_hour` : sql`r.capture_date`);
