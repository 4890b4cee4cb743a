import { type Kysely, sql } from 'kysely';

/** By which sessions of long ago are found and thrown out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index user_session_by_start on user_session (started_at)`.execute(db);
}
