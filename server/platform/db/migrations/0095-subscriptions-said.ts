import { type Kysely, sql } from 'kysely';

/**
 * Keeps what a sending says of the number before (decision 126): how many establishments its file goes over, how many those of
 * the number before were, and which are no longer among them. Only the newest one keeps all their codes. And whether
 * period and scope stand in the names of its files, and since when its owner is gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table subscription_sending
    add column establishments integer,
    add column establishments_before integer,
    add column lost integer,
    add column lost_codes text[],
    add column codes text[]`.execute(db);
  await sql`alter table subscription
    add column named_files boolean not null default false,
    add column owner_gone_at timestamptz`.execute(db);
  await sql`alter table subscription_run add column named_files boolean not null default false`.execute(db);
}
