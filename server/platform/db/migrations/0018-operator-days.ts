import { type Kysely, sql } from 'kysely';

/**
 * Operators are ranked by their deposits alone, so that their days are half as many rows without withdrawals. The look-up
 * of an operator's best days no longer carries their sums: with them every deposit wrote the index anew, and left a dead
 * entry in it. Now a day that grows changes in its place, for which its page keeps some room.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`delete from operator_day where process_code <> 304`,
    sql`drop index operator_day_operator`,
    // The primary key goes with its column.
    sql`alter table operator_day drop column process_code`,
    sql`alter table operator_day add primary key (establishment_code, capture_date, operator_id, accounting_date)`,
    sql`alter table operator_day set (fillfactor = 80)`,
    sql`create index operator_day_operator on operator_day (operator_id, capture_date)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
