import { sql } from 'kysely';
import { besideTransaction, isSpread } from '../../platform/db/citus/spread';
import type { Db } from '../../platform/db/connections';

/** Returns the months (`YYYY-MM`) of a set of wall-clock texts. */
export function monthsOf(capturedAt: Iterable<string>): Set<string> {
  const months = new Set<string>();
  for (const text of capturedAt) months.add(text.slice(0, 7));
  return months;
}

/**
 * Makes sure that each month has its partition, also while others do the same. It is one small query if all exist, so
 * that writers call it for every batch.
 * @param months `YYYY-MM`
 */
export async function ensurePartitions(db: Db, months: Iterable<string>): Promise<void> {
  const { rows } = await sql<{ month: string }>`
    select month from unnest(${[...months]}::text[]) as month
    where to_regclass('cash_transaction_' || replace(month, '-', '_')) is null`.execute(db);
  for (const { month } of rows) {
    // The nodes make it by connections of the owner, which would wait for those of this transaction.
    if (await isSpread(db)) await besideTransaction(db, 'select add_transaction_month($1)', [month]);
    else await sql`select add_transaction_month(${month})`.execute(db);
  }
}
