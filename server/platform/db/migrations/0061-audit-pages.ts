import { type Kysely, sql } from 'kysely';
import { indexBeside } from '../migrate/indexes';

/**
 * Serves what the trail is narrowed by most, each in the order of time: what people change without the sign-ins, which are far
 * more; who did it; a kind of record; an action. An index holds the others of these as well, so that a page reads its
 * window there alone (decision 90).
 */
export async function beside(db: Kysely<unknown>): Promise<void> {
  const indexes = {
    audit_changes: sql`(at, id) include (entity, action) where entity <> 'session'`,
    audit_by_actor: sql`(actor_id, at, id) include (entity, action) where actor_id is not null`,
    audit_by_entity: sql`(entity, at, id) include (action)`,
    audit_by_action: sql`(action, at, id) include (entity)`,
    audit_by_part: sql`(actor, at, id) include (entity, action) where actor_id is null`,
  };
  for (const [name, definition] of Object.entries(indexes)) {
    await indexBeside(db, { name, table: 'audit', definition });
  }
  // The new ones serve what these two were for.
  await sql`drop index concurrently if exists audit_actor`.execute(db);
  await sql`drop index concurrently if exists audit_system`.execute(db);
}

export async function up(): Promise<void> {
  // Everything of it is done beside the transaction.
}
