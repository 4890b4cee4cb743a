import { type Kysely, sql } from 'kysely';

/** Filters of lists that are too long for an address (decision 75). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table kept_filter (
    id text not null,
    user_id integer not null references portal_user on delete cascade,
    screen text not null,
    filter text not null,
    kept_at timestamptz not null,
    primary key (user_id, id)
  )`.execute(db);
}
