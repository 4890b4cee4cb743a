import { addMonths } from 'date-fns';
import { sql } from 'kysely';
import { dayText, utcDay } from '../../../contract/calendar';
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
  if (rows.length === 0) return;
  await sql`select pg_advisory_xact_lock(hashtext('cash_transaction partitions'))`.execute(db);
  for (const { month } of rows) await createPartition(db, month);
}

/** The partition is created apart and then attached: otherwise all readers would wait until the writer commits. */
async function createPartition(db: Db, month: string): Promise<void> {
  const name = `cash_transaction_${month.replace('-', '_')}`;
  // `to_regclass` may still answer what this transaction knew before it waited for the lock; the catalogue's rows are
  // those of this statement.
  const { rows } = await sql`
    select from pg_class where relname = ${name} and relnamespace = current_schema()::regnamespace`.execute(
    db,
  );
  if (rows.length > 0) return; // another transaction has created it meanwhile
  await sql`create table ${sql.table(name)} (like cash_transaction including defaults including constraints)`.execute(
    db,
  );
  const first = `${month}-01`;
  await sql`alter table cash_transaction attach partition ${sql.table(name)}
    for values from (${sql.lit(first)}) to (${sql.lit(dayText(addMonths(utcDay(first), 1)))})`.execute(db);
}
