import { type Kysely, sql } from 'kysely';

/** The audit trail by time and by whoever acted; by record it could be read from the beginning. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create index audit_at on audit (at, id)`,
    sql`create index audit_actor on audit (actor_id, at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
