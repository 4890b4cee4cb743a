import { type Kysely, sql } from 'kysely';

/** Marks the events that somebody has asked for as samples. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhook_event add column sample boolean not null default false`.execute(db);
}
