import { type Kysely, sql } from 'kysely';

/** What a person should look at in a row of an import that can be done nevertheless. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table import_row add column warnings jsonb not null default '[]'`.execute(db);
}
