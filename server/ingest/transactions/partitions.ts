import { addMonths } from 'date-fns';
import { sql } from 'kysely';
import { dayText, utcDay } from '../../../contract/calendar';
import type { Db } from '../../platform/db/open';

/** The months (`YYYY-MM`) that a set of wall-clock texts falls into. */
export function monthsOf(capturedAt: Iterable<string>): Set<string> {
  const months = new Set<string>();
  for (const text of capturedAt) months.add(text.slice(0, 7));
  return months;
}

/**
 * Makes sure that each month has its partition. Safe while others do the same; one small query where all exist,
 * so that writers call it for every batch.
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

/** Attached, not created in place: that would keep every reader of the table waiting until the writer commits. */
async function createPartition(db: Db, month: string): Promise<void> {
  const name = `cash_transaction_${month.replace('-', '_')}`;
  const { rows } = await sql`select where to_regclass(${name}) is not null`.execute(db);
  if (rows.length > 0) return; // by somebody else, while this one waited
  await sql`create table ${sql.table(name)} (like cash_transaction including defaults including constraints)`.execute(
    db,
  );
  const first = `${month}-01`;
  await sql`alter table cash_transaction attach partition ${sql.table(name)}
    for values from (${sql.lit(first)}) to (${sql.lit(dayText(addMonths(utcDay(first), 1)))})`.execute(db);
}
