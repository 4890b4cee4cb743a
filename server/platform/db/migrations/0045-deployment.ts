import { type Kysely, sql } from 'kysely';

/**
 * Which signing key the secret of a receiver is derived with; and what the servers of this database remember of it, so
 * that a copy is noticed, and a server with another key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table webhook_endpoint add column key_id text, add column previous_key_id text`,
    sql`create table deployment (
      single boolean primary key default true check (single),
      -- Where the database is: of PostgreSQL the cluster and the database, of the embedded one the folder.
      place text,
      public_url text,
      -- The id of the signing key.
      key_id text
    )`,
    sql`insert into deployment default values`,
  ];
  for (const statement of statements) await statement.execute(db);
}
