import { sql } from 'kysely';
import type { Db } from '../../server/platform/db/open';

const tables = [
  'bank',
  'establishment',
  'terminal',
  'operator',
  'account',
  'account_establishment',
  'grouper',
  'grouper_establishment',
  'arrival',
  'cash_transaction',
  'transaction_rollup',
  'transaction_day',
  'portal_user',
  'user_establishment',
  'user_grouper',
  'stored_file',
  'news',
  'notification',
  'user_notification',
  'work_order',
  'code_request',
  'billing',
  'demo_network',
  'audit',
] as const;

/**
 * A checksum of every table, whatever the order of its rows.
 * @param without columns that differ from one making to the next
 */
export async function snapshot(db: Db, without: readonly string[] = []): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await sql<{ sum: string | null }>`
      select md5(string_agg(content, chr(10) order by content)) as sum
      from (select (to_jsonb(t) - ${[...without]}::text[])::text as content from ${sql.table(table)} t) contents`.execute(
      db,
    );
    sums[table] = rows[0]?.sum ?? 'empty';
  }
  return sums;
}

/** Where the rollups and the rows that they stand for differ: nothing, ever. */
export async function rollupDifferences(db: Db): Promise<unknown[]> {
  const hours = await sql`
    with counted as (
      select establishment_code, operator_id, accounting_date, date_trunc('hour', captured_at) as capture_hour,
        process_code, count(*) as count, sum(amount) as sum
      from cash_transaction where cancelled_at is null group by 1, 2, 3, 4, 5
    )
    select * from counted full join transaction_rollup kept
      using (establishment_code, operator_id, accounting_date, capture_hour, process_code)
    where (counted.count, counted.sum) is distinct from (kept.count, kept.sum)`.execute(db);
  const days = await sql`
    with counted as (
      select establishment_code, captured_at::date as capture_date, accounting_date, process_code,
        count(*) as count, sum(amount) as sum
      from cash_transaction where cancelled_at is null group by 1, 2, 3, 4
    )
    select * from counted full join transaction_day kept
      using (establishment_code, capture_date, accounting_date, process_code)
    where (counted.count, counted.sum) is distinct from (kept.count, kept.sum)`.execute(db);
  return [...hours.rows, ...days.rows];
}
