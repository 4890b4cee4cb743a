import { type Kysely, sql } from 'kysely';

/** WO-05: the orders that are late or can become so, a quarter of all, in the order of the list (decision 53). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index work_order_late on work_order (created_at, number)
    include (establishment_code, logical_number, status, case_type, modified_at, settled_late)
    where settled_late or status = 0`.execute(db);
}
