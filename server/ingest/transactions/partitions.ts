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
  if (rows.length > 0 && (await isSpread(db))) return makeBeside(db, rows.map(({ month }) => month).sort());
  for (const { month } of rows) await sql`select add_transaction_month(${month})`.execute(db);
}

/**
 * Makes months on a Citus cluster, and all after the first of them up to the next one. Its nodes make them by connections of
 * their own, which wait for whoever has written, as a long load has by the time that it comes to its second month.
 */
async function makeBeside(db: Db, missing: readonly string[]): Promise<void> {
  const { rows } = await sql<{ month: string }>`
    select to_char(month, 'YYYY-MM') as month from generate_series(${`${missing[0]}-01`}::date,
      greatest(${`${missing.at(-1)}-01`}::date, date_trunc('month', now()::date) + interval '1 month'), interval '1 month') month`.execute(
    db,
  );
  for (const { month } of rows) await besideTransaction(db, 'select add_transaction_month($1)', [month]);
}
