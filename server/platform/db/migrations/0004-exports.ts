import { type Kysely, sql } from 'kysely';

/** Files that were promised and may be fetched for a while: what to make, for whom, until when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Only the hash of the ticket is kept, as of refresh tokens: nobody who reads the table can use it.
    sql`create table export_ticket (
      hash bytea primary key,
      user_id integer not null references portal_user on delete cascade,
      kind text not null,
      format text not null,
      language text not null,
      request jsonb not null,
      expires_at timestamptz not null
    )`,
    sql`create index export_ticket_user on export_ticket (user_id)`,
    sql`create index export_ticket_expiry on export_ticket (expires_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
