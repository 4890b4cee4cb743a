import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { PROCESS } from '../../../contract/limits';
import type { Period } from '../../../contract/reports';
import type { Db } from '../../platform/db/connections';
import { type Selection, selected, selectedEstablishments } from './selection';
import { captureRange, rowsOf, rowsWhen } from './transactions';

interface Totals {
  /** Decimal texts, exact beyond what a double holds. */
  deposits: string;
  debts: string;
  count: number;
}

/**
 * STMT-12, STMT-15. The rollups know no accounts: with them every row is read. Otherwise whole days come from the
 * rollup by day, unless operators are chosen, which only the one by hour knows; what is left of the first and the
 * last day comes from that one, and only the broken hours at the ends of the range read rows.
 */
export async function totals(trx: Db, selection: Selection, period: Period): Promise<Totals> {
  if (selection.accounts !== null) return sumOf(trx, [rowsPart(rowsOf(selection, period))]);
  const byDay = selection.operators === null;
  if (period.dateType === 'dc') {
    const when = sql<SqlBool>`r.accounting_date between ${period.startDate}::date and ${period.endDate}::date`;
    return sumOf(trx, [byDay ? days(selection, when) : hours(selection, when)]);
  }
  const { from, until } = captureRange(period);
  const firstHour = sql`date_trunc('hour', ${from} + interval '1 hour' - interval '1 second')`;
  const lastHour = sql`date_trunc('hour', ${until})`;
  const whole = (low: RawBuilder<unknown>, high: RawBuilder<unknown>) =>
    hours(selection, sql`r.capture_hour >= ${low} and r.capture_hour < ${high}`);
  const ends = brokenHours(selection, period, { firstHour, lastHour });
  if (!byDay) return sumOf(trx, [whole(firstHour, lastHour), ...ends]);

  const firstDay = sql`date_trunc('day', ${from} + interval '1 day' - interval '1 second')`;
  const lastDay = sql`date_trunc('day', ${until})`;
  return sumOf(trx, [
    days(selection, sql`r.capture_date >= ${firstDay}::date and r.capture_date < ${lastDay}::date`),
    whole(firstHour, sql`least(${firstDay}, ${lastHour})`),
    whole(sql`greatest(${lastDay}, ${firstDay})`, lastHour),
    ...ends,
  ]);
}

/**
 * The parts of hours at the ends of a range. A busy network has thousands of rows an hour: of more than half of one,
 * its total less the rest is read. A range within one hour has its rows read.
 */
function brokenHours(
  selection: Selection,
  period: Period,
  { firstHour, lastHour }: { firstHour: RawBuilder<unknown>; lastHour: RawBuilder<unknown> },
): RawBuilder<unknown>[] {
  const { from, until } = captureRange(period);
  const part = (low: RawBuilder<unknown>, high: RawBuilder<unknown>, sign: 1 | -1 = 1) =>
    rowsPart(rowsWhen(selection, sql`t.captured_at >= ${low} and t.captured_at < ${high}`), sign);
  const hour = (began: RawBuilder<unknown>) => hours(selection, sql`r.capture_hour = ${began}`);
  const { startDate, startTime, endDate, endTime } = period;
  const [startsWhole, endsWhole] = [startTime.endsWith(':00:00'), endTime.endsWith(':59:59')];
  if (`${startDate} ${startTime}`.slice(0, 13) === `${endDate} ${endTime}`.slice(0, 13)) {
    return startsWhole && endsWhole ? [] : [part(from, until)];
  }
  const began = sql`date_trunc('hour', ${from})`;
  const ends = sql`(${lastHour} + interval '1 hour')`;
  const start = minuteOf(startTime) < 30 ? [hour(began), part(began, from, -1)] : [part(from, firstHour)];
  const end = minuteOf(endTime) < 30 ? [part(lastHour, until)] : [hour(lastHour), part(until, ends, -1)];
  return [...(startsWhole ? [] : start), ...(endsWhole ? [] : end)];
}

const minuteOf = (time: string) => Number(time.slice(3, 5));

function hours(selection: Selection, when: RawBuilder<SqlBool>): RawBuilder<unknown> {
  const chosen = selected(selection, {
    establishment: sql.ref('r.establishment_code'),
    operator: sql.ref('r.operator_id'),
  });
  return sql`select process_code, count, sum from transaction_rollup r where ${when} and ${chosen}`;
}

/** The part of whole days, for selections without operators. */
function days(selection: Selection, when: RawBuilder<SqlBool>): RawBuilder<unknown> {
  const chosen = selectedEstablishments(selection, sql.ref('r.establishment_code'));
  return sql`select process_code, count, sum from transaction_day r where ${when} and ${chosen}`;
}

async function sumOf(trx: Db, parts: RawBuilder<unknown>[]): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select
      coalesce(sum(sum) filter (where process_code <> ${PROCESS.withdrawal}), 0)::text as deposits,
      coalesce(sum(sum) filter (where process_code = ${PROCESS.withdrawal}), 0)::text as debts,
      coalesce(sum(count), 0)::bigint as count
    from (${sql.join(parts, sql` union all `)}) as part`.execute(trx);
  return rows[0] ?? { deposits: '0', debts: '0', count: 0 };
}

/** @param sign -1 takes the rows away */
function rowsPart(rows: RawBuilder<SqlBool>, sign: 1 | -1 = 1): RawBuilder<unknown> {
  const by = sql.lit(sign);
  return sql`select t.process_code, ${by} as count, ${by} * t.amount as sum from cash_transaction t where ${rows}`;
}
