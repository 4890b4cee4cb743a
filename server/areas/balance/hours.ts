import { sql } from 'kysely';
import { addDays } from '../../../contract/calendar';
import { PROCESS } from '../../../contract/limits';
import { centsText, toCents } from '../../../contract/money';
import type { AppContext } from '../../platform/context';
import { type Scope, within } from '../../platform/principal/scope';

const HOURS = 24;
const WEEK = 7;

/** The deposits from midnight to the end of each hour, as decimal text. */
interface Hours {
  /** Today, the present hour last. */
  today: string[];
  lastWeek: string[];
  /** A week ago up to this second. */
  lastWeekByNow: string;
}

/**
 * HOME-13: adds up the deposits of today and of the same weekday a week ago hour by hour, from the rollup by hour, and
 * from the rows of the one hour of which only a part counts.
 * @param at the present moment, `YYYY-MM-DDTHH:mm:ss` on the network's clocks
 */
export async function balanceHours(
  { database: { db } }: Pick<AppContext, 'database'>,
  scope: Scope,
  at: string,
): Promise<Hours> {
  const today = at.slice(0, 10);
  const before = addDays(today, -WEEK);
  const hour = Number(at.slice(11, 13));
  const own = within(scope, sql.ref('establishment_code'));
  const { rows } = await sql<{ day: string; hour: number; sum: string }>`
    select capture_hour::date as day, extract(hour from capture_hour)::int as hour, sum(sum)::text as sum
    from transaction_rollup
    where (capture_hour >= ${today}::date and capture_hour < ${today}::date + 1
        or capture_hour >= ${before}::date and capture_hour < ${before}::date + 1)
      and process_code = ${PROCESS.deposit} and ${own}
    group by 1, 2`.execute(db);
  const began = `${before}T${at.slice(11, 13)}:00:00`;
  const { rows: parts } = await sql<{ sum: string }>`
    select coalesce(sum(amount), 0)::text as sum from cash_transaction
    where captured_at >= ${began}::timestamp and captured_at <= ${before + at.slice(10)}::timestamp
      and process_code = ${PROCESS.deposit} and cancelled_at is null and ${own}`.execute(db);
  const cents = (day: string) => {
    const sums = new Map(rows.filter((row) => row.day === day).map((row) => [row.hour, toCents(row.sum)]));
    let sum = 0n;
    return Array.from({ length: HOURS }, (_, index) => {
      sum += sums.get(index) ?? 0n;
      return sum;
    });
  };
  const lastWeek = cents(before);
  const byHour = (hour === 0 ? 0n : (lastWeek[hour - 1] ?? 0n)) + toCents(parts[0]?.sum ?? '0');
  return {
    today: cents(today)
      .slice(0, hour + 1)
      .map(centsText),
    lastWeek: lastWeek.map(centsText),
    lastWeekByNow: centsText(byHour),
  };
}
