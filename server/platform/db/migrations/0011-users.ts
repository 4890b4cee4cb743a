import { type Kysely, sql } from 'kysely';

/**
 * People by name and e-mail as they are searched, by establishment and by group, establishments by name, and the API
 * users of managers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table portal_user
      add column name_folded text collate "C" generated always as (folded(name)) stored,
      add column email_folded text collate "C" generated always as (folded(email)) stored`,
    sql`alter table establishment
      add column name_folded text collate "C" generated always as (folded(name)) stored`,
    sql`create index user_establishment_establishment on user_establishment (establishment_code)`,
    sql`create index user_grouper_grouper on user_grouper (grouper_id)`,
    // Only the hash of the secret is kept: it is said once (USR-35).
    sql`create table api_user (
      client_id text collate "C" primary key,
      user_id integer not null unique references portal_user on delete cascade,
      secret_hash bytea not null,
      created_at timestamptz not null default now(),
      renewed_at timestamptz
    )`,
  ];
  for (const statement of statements) await statement.execute(db);
}
