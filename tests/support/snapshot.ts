import { sql } from 'kysely';
import type { Db } from '../../server/platform/db/connections';

const tables = [
  'bank',
  'establishment',
  'terminal',
  'operator',
  'operator_former_name',
  'account',
  'account_establishment',
  'bank_file',
  'grouper',
  'grouper_establishment',
  'arrival',
  'cash_transaction',
  'transaction_rollup',
  'operator_day',
  'transaction_day',
  'cancellation_hour',
  'cancellation_day',
  'terminal_use',
  'operator_use',
  'operator_misuse',
  'silence',
  'silence_look',
  'sparse_establishment',
  'portal_user',
  'user_establishment',
  'user_grouper',
  'stored_file',
  'news',
  'notification',
  'user_notification',
  'saved_view',
  'saved_view_profile',
  'saved_view_person',
  'default_view',
  'subscription',
  'subscription_recipient',
  'work_order',
  'code_request',
  'code_change',
  'code_handover',
  'code_idle',
  'unused_code_setting',
  'unused_code',
  'unused_code_look',
  'tariff',
  'terminal_month',
  'billing_run',
  'billing',
  'billing_entry',
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

/** Each rollup by its key. */
const rollups = {
  transaction_rollup: 'establishment_code, operator_id, accounting_date, capture_hour, process_code',
  operator_day: 'establishment_code, operator_id, capture_date, accounting_date',
  transaction_day: 'establishment_code, capture_date, accounting_date, process_code',
  cancellation_hour: 'establishment_code, capture_hour, accounting_date',
  cancellation_day: 'establishment_code, capture_date, accounting_date',
};

/** Where the rollups and the rows that they stand for differ: nothing, ever. */
export async function rollupDifferences(db: Db): Promise<unknown[]> {
  const differences = [];
  for (const [rollup, columns] of Object.entries(rollups)) {
    const key = sql.raw(columns);
    const cancelled = rollup.startsWith('cancellation_');
    const sums = (table: string) => (cancelled ? sql`0` : sql.ref(`${table}.sum`));
    const { rows } = await sql`
      with counted as (
        select ${key}, count(*) as count, sum(amount) as sum
        from (
          select *, date_trunc('hour', captured_at) as capture_hour, captured_at::date as capture_date
          from cash_transaction
        ) t
        where (cancelled_at is not null) = ${cancelled}
          and (process_code = 304 or ${rollup !== 'operator_day'}) group by ${key}
      )
      select ${rollup}::text as rollup, * from counted full join ${sql.table(rollup)} kept using (${key})
      where (counted.count, ${sums('counted')}) is distinct from (kept.count, ${sums('kept')})`.execute(db);
    differences.push(...rows);
  }
  const { rows } = await sql`
    with last as (
      select establishment_code, logical_number, max(captured_at)::date as day from cash_transaction group by 1, 2
    )
    select * from last full join terminal_use kept using (establishment_code, logical_number)
    where last.day is distinct from kept.last_capture_date`.execute(db);
  const { rows: months } = await sql`
    with counted as (
      select date_trunc('month', captured_at)::date as month, logical_number, establishment_code,
        sum(amount) as arrived, coalesce(sum(amount) filter (where cancelled_at is not null), 0) as cancelled
      from cash_transaction where process_code = 304 group by 1, 2, 3
    )
    select * from counted full join terminal_month kept using (month, logical_number, establishment_code)
    where (counted.arrived, counted.cancelled) is distinct from (kept.arrived, kept.cancelled)`.execute(db);
  const { rows: uses } = await sql`
    with counted as (
      select operator_id, min(captured_at) as first, max(captured_at) as last from cash_transaction group by 1
    )
    select * from counted full join operator_use kept using (operator_id)
    where (counted.first, counted.last) is distinct from (kept.first_used_at, kept.last_used_at)`.execute(db);
  return [...differences, ...rows, ...months, ...uses];
}
