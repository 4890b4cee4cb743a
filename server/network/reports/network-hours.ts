import { sql } from 'kysely';
import type { Db } from '../../platform/db/connections';

/**
 * The hours in which anything was captured anywhere, ascending, in hours since 1970 on the network's clocks.
 * @param today `YYYY-MM-DD`, the last day; what a clock that runs ahead has captured tomorrow is not among them
 * @param days how many before it
 */
export async function networkHours(trx: Db, today: string, days: number): Promise<number[]> {
  const { rows } = await sql<{ hour: number }>`
    select (extract(epoch from capture_hour) / 3600)::int as hour from transaction_rollup
    where ${capturedWithin(today, days)} group by capture_hour order by capture_hour`.execute(trx);
  return rows.map(({ hour }) => hour);
}

/** The hours of so many days up to a day. */
export const capturedWithin = (
  today: string,
  days: number,
) => sql`capture_hour >= ${today}::date - ${days}::int
  and capture_hour < ${today}::date + 1`;
