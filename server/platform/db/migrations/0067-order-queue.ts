import { type Kysely, sql } from 'kysely';

/**
 * WO-05: the moment by which an order is due, on the clock of UTC: what an index holds may depend on no setting. All
 * orders are in its order, and those that wait once more, because they are few.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const due = sql`(created_at at time zone 'UTC' + case case_type
    when 0 then make_interval(hours => 24) else make_interval(hours => 120) end)`;
  const narrow = sql`(establishment_code, logical_number, status, case_type, created_at, modified_at, settled_late)`;
  await sql`create index work_order_by_due on work_order (${due}, number) include ${narrow}`.execute(db);
  await sql`create index work_order_queue on work_order (${due}, number) include ${narrow}
    where status = 0`.execute(db);
}
