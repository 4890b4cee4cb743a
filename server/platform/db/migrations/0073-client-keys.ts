import { type Kysely, sql } from 'kysely';

/** Public keys of API users, and the addresses from which their programs may come (decision 107). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table api_user
      add column key_version integer not null default 1,
      add column addresses text[] not null default '{}'`,
    sql`create table api_user_key (
      id integer generated always as identity primary key,
      client_id text collate "C" not null references api_user on delete cascade,
      kid text not null,
      thumbprint text not null,
      name text not null,
      kind text not null,
      jwk jsonb not null,
      created_at timestamptz not null,
      used_at timestamptz,
      unique (client_id, kid),
      unique (client_id, thumbprint)
    )`,
    sql`create table client_assertion_used (
      hash bytea primary key,
      expires_at timestamptz not null
    )`,
  ];
  for (const statement of statements) await statement.execute(db);
}
