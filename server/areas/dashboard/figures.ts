import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addDays } from '../../../contract/calendar';
import { DASHBOARD } from '../../../contract/dashboard';
import { ACCOUNTING_LAG_DAYS, PROCESS } from '../../../contract/limits';
import type { Db } from '../../platform/db/open';
import { type Selection, selectedEstablishments } from '../../platform/reports/selection';
import type { Span } from './span';

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
  name: string;
  /** Decimal text: the operator's deposits in the period. */
  total: string;
  at: string;
  sum: string;
  /** The number of all operators with deposits. */
  operators: number;
}

/** DASH-19: returns the operators with the highest deposits, each with its highest moments, both descending. */
export async function operatorMoments(trx: Db, selection: Selection, span: Span): Promise<OperatorMoment[]> {
  const source = span.hourly ? sql`transaction_rollup` : sql`operator_day`;
  const inHours = sql<SqlBool>`process_code = ${PROCESS.deposit}`;
  // The rollup of operators by day contains only deposits.
  const deposits = sql<SqlBool>`${inSpan(span)} and ${here(selection)} and ${span.hourly ? inHours : sql`true`}`;
  const moments = sql`select operator_id, ${momentOf(span)} as at, sum(sum) as sum from ${source} r where ${deposits}`;
  // Days are read for each operator by an index; the few hours of a day are ranked together.
  const best = span.hourly
    ? sql`select * from (
        select *, row_number() over (partition by operator_id order by sum desc, at desc) as rank
        from (${moments} group by 1, 2) as moment join highest using (operator_id)
      ) as ranked where rank <= ${DASHBOARD.highest}`
    : sql`select operator_id, total, at, sum from highest cross join lateral (
        ${moments} and r.operator_id = highest.operator_id
        group by 1, 2 order by sum(sum) desc, at desc limit ${DASHBOARD.highest}
      ) as moment (id, at, sum)`;
  const { rows } = await sql<OperatorMoment>`
    with total as materialized (
      select operator_id, sum(sum) as total from ${source} r where ${deposits} group by 1
    ), highest as (
      select * from total order by total desc, operator_id limit ${DASHBOARD.operators}
    )
    select o.id, o.name, total::text as total, at, sum::text as sum, (select count(*) from total) as operators
    from (${best}) as best join operator o on o.id = best.operator_id
    order by best.total desc, o.id, best.sum desc, best.at desc`.execute(trx);
  return rows;
}

/** The number of transactions that were captured at a moment and are cancelled by now. */
export interface CancelledMoment {
  at: string;
  count: number;
}

/** DASH-16: counts the cancellations by moment of capture, and those of the previous period in total. */
export async function cancellations(
  trx: Db,
  selection: Selection,
  span: Span,
): Promise<{ moments: CancelledMoment[]; before: number }> {
  const source = span.hourly ? sql`cancellation_hour` : sql`cancellation_day`;
  const { rows } = await sql<CancelledMoment>`
    select ${momentOf(span)} as at, sum(count)::int as count from ${source} r
    where ${inSpan(span)} and ${here(selection)}
    group by 1 order by 1`.execute(trx);
  const { rows: sums } = await sql<{ count: number }>`
    select coalesce(sum(count), 0)::int as count
    from (${sql.join(cancelledBefore(selection, span), sql` union all `)}) as part`.execute(trx);
  return { moments: rows, before: sums[0]?.count ?? 0 };
}

/** Queries of the previous period: by transaction date up to an hour of its last day, by accounting date whole days. */
function cancelledBefore(selection: Selection, span: Span): RawBuilder<unknown>[] {
  const { startDate: from, endDate: until } = span.before;
  const days = (when: RawBuilder<SqlBool>) =>
    sql`select count from cancellation_day r where ${when} and ${here(selection)}`;
  if (span.dateType === 'dc') return [days(inSpan({ ...span, from, until }))];
  const lastDay = inSpan({ ...span, hourly: true, from: until, until });
  return [
    days(sql`r.capture_date >= ${from}::date and r.capture_date < ${until}::date`),
    sql`select count from cancellation_hour r where ${lastDay} and ${here(selection)}`,
  ];
}

const here = (selection: Selection) => selectedEstablishments(selection, sql.ref('r.establishment_code'));

const momentOf = ({ hourly }: Span) => (hourly ? sql`r.capture_hour` : sql`r.capture_date`);

function inSpan({ dateType, hourly, from, until, hour }: Span): RawBuilder<SqlBool> {
  if (hourly) {
    return sql`r.capture_hour >= ${from}::timestamp and r.capture_hour <= ${hourText(until, hour)}::timestamp`;
  }
  if (dateType === 'dt') return sql`r.capture_date between ${from}::date and ${until}::date`;
  // The capture date is limited too, by the longest lag, because the rollups are indexed by it.
  return sql`r.accounting_date between ${from}::date and ${until}::date
    and r.capture_date between ${addDays(from, -ACCOUNTING_LAG_DAYS)}::date and ${until}::date`;
}

const hourText = (date: string, hour: number) => `${date} ${String(hour).padStart(2, '0')}:00:00`;
