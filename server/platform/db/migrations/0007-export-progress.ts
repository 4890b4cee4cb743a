import { type Kysely, sql } from 'kysely';

/** How far a file is, so that whoever waits for it can be told, by whichever server is asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table export_ticket
    add column total_rows bigint not null default 0,
    add column written_rows bigint not null default 0`.execute(db);
}
