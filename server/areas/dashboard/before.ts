import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { PROCESS } from '../../../contract/limits';
import { toCents } from '../../../contract/money';
import { type Selection, selectedEstablishments } from '../../network/reports/selection';
import { totals } from '../../network/reports/totals';
import type { Db } from '../../platform/db/connections';
import { inSpan, type Span } from './span';

/*
 * The previous period, to which a dashboard compares its own (decision 77): as long, and up to the same second. By
 * accounting date its days are whole ones but for what was captured on the last of them after that second and posted
 * on the same day: today that is still to come.
 */

/** The money of the previous period, in cents. */
export async function moneyBefore(
  trx: Db,
  selection: Selection,
  span: Span,
): Promise<{ deposit: bigint; withdrawal: bigint }> {
  const { deposits, debts } = await totals(trx, selection, span.before);
  const sums = { deposit: toCents(deposits), withdrawal: toCents(debts) };
  if (span.dateType === 'dt') return sums;
  const { later, rest } = afterTheSecond(selection, span);
  const { rows } = await sql<{ process_code: number; sum: string }>`
    select process_code, sum(sum)::text as sum from (
      select process_code, sum from transaction_rollup r where ${later}
      union all
      select process_code, amount from cash_transaction r where ${rest} and cancelled_at is null
    ) as part group by 1`.execute(trx);
  for (const { process_code, sum } of rows) {
    sums[process_code === PROCESS.withdrawal ? 'withdrawal' : 'deposit'] -= toCents(sum);
  }
  return sums;
}

/** DASH-16: counts the cancellations of the previous period. */
export async function cancellationsBefore(trx: Db, selection: Selection, span: Span): Promise<number> {
  const parts = span.dateType === 'dt' ? partsByCapture(selection, span) : partsByPosting(selection, span);
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(count), 0)::int as count from (${sql.join(parts, sql` union all `)}) as part`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

/** Days and hours from the rollups, and of the hour that is not over the rows themselves. */
function partsByCapture(selection: Selection, { before }: Span): RawBuilder<unknown>[] {
  const { startDate: from, endDate: until, endTime } = before;
  const hour = hourOf(until, endTime);
  return [
    sql`select count from cancellation_day r
      where r.capture_date >= ${from}::date and r.capture_date < ${until}::date and ${here(selection)}`,
    sql`select count from cancellation_hour r
      where r.capture_hour >= ${until}::timestamp and r.capture_hour < ${hour} and ${here(selection)}`,
    sql`select 1 as count from cash_transaction r
      where r.captured_at >= ${hour} and r.captured_at <= ${`${until} ${endTime}`}::timestamp
        and r.cancelled_at is not null and ${here(selection)}`,
  ];
}

function partsByPosting(selection: Selection, span: Span): RawBuilder<unknown>[] {
  const { startDate: from, endDate: until } = span.before;
  const { later, rest } = afterTheSecond(selection, span);
  return [
    sql`select count from cancellation_day r where ${inSpan({ ...span, from, until })} and ${here(selection)}`,
    sql`select -count from cancellation_hour r where ${later}`,
    sql`select -1 from cash_transaction r where ${rest} and r.cancelled_at is not null`,
  ];
}

/** These rows are left out: captured on the previous period's last day, after the second at which it ends. */
function afterTheSecond(selection: Selection, { before }: Span) {
  const { endDate: day, endTime } = before;
  const hour = hourOf(day, endTime);
  const posted = sql<SqlBool>`r.accounting_date = ${day}::date and ${here(selection)}`;
  return {
    /** The hours after the one in which it ends, of a rollup. */
    later: sql<SqlBool>`r.capture_hour > ${hour} and r.capture_hour < ${day}::date + 1 and ${posted}`,
    /** The rest of that hour, as rows. */
    rest: sql<SqlBool>`r.captured_at > ${`${day} ${endTime}`}::timestamp
      and r.captured_at < ${hour} + interval '1 hour' and ${posted}`,
  };
}

const here = (selection: Selection) => selectedEstablishments(selection, sql.ref('r.establishment_code'));

const hourOf = (date: string, time: string) => sql`${`${date} ${time.slice(0, 2)}:00:00`}::timestamp`;
