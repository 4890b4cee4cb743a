import { type Kysely, sql } from 'kysely';

/** When people have written last: what they read is no older than that (decision 62). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table last_write (
    user_id integer primary key references portal_user on delete cascade,
    at timestamptz not null
  )`.execute(db);
}
