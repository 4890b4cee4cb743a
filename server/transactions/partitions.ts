import { sql } from 'kysely';
import type { Db } from '../db/open';

/** The months (`YYYY-MM`) that a set of wall-clock texts falls into. */
export function monthsOf(capturedAt: Iterable<string>): Set<string> {
  const months = new Set<string>();
  for (const text of capturedAt) months.add(text.slice(0, 7));
  return months;
}

/**
 * Makes sure that each month has its partition. Safe while others do the same; costs nothing for months that
 * are known to exist, so that writers call it for every batch.
 * @param months `YYYY-MM`
 */
export async function ensurePartitions(db: Db, months: Iterable<string>): Promise<void> {
  for (const month of months) {
    const name = `cash_transaction_${month.replace('-', '_')}`;
    const { rows } = await sql<{ known: string | null }>`select to_regclass(${name})::text as known`.execute(db);
    if (rows[0]?.known) continue;
    await sql`select pg_advisory_xact_lock(hashtext('cash_transaction partitions'))`.execute(db);
    await sql`create table if not exists ${sql.table(name)} partition of cash_transaction
      for values from (${sql.lit(`${month}-01`)}) to (${sql.lit(`${nextMonth(month)}-01`)})`.execute(db);
  }
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
