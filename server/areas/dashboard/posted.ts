import { sql } from 'kysely';
import { addDays } from '../../../contract/calendar';
import { ACCOUNTING_LAG_DAYS } from '../../../contract/limits';
import type { Db } from '../../platform/db/connections';
import type { Span } from './span';

/**
 * DASH-13: returns the last capture day, `YYYY-MM-DD`, of which anything can have been posted by the end of the period.
 * By accounting date today's money posts on a later day, and after a weekend or a holiday that of the days before it as
 * well. Which days these are the network's transactions say, not those of the selection: a shop that deposited nothing
 * yesterday has a zero there. Nothing is known of a calendar, and a network may post on the day itself.
 */
export async function postedUntil(trx: Db, { dateType, until: today }: Span): Promise<string> {
  if (dateType === 'dt') return today;
  const first = addDays(today, -ACCOUNTING_LAG_DAYS);
  const { rows } = await sql<{ posted: string | null; waiting: string | null }>`
    select
      (select capture_date from transaction_day
        where capture_date between ${first}::date and ${today}::date and accounting_date <= ${today}::date
        order by capture_date desc limit 1) as posted,
      (select min(capture_date) from transaction_day
        where accounting_date > ${today}::date and accounting_date <= ${today}::date + ${ACCOUNTING_LAG_DAYS}::int
          and capture_date <= ${today}::date) as waiting`.execute(trx);
  const { posted = null, waiting = null } = rows[0] ?? {};
  if (posted === today) return today;
  const begins = waiting ?? today;
  // Capture days post in order: every day before a posted one is posted as well, or had no movement.
  return posted !== null && posted >= begins ? posted : addDays(begins, -1);
}
