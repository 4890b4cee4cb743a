import { type Kysely, sql } from 'kysely';

/** Passkeys (decision 103). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table passkey (
      id integer generated always as identity primary key,
      user_id integer not null references portal_user on delete cascade,
      credential_id bytea not null unique,
      public_key bytea not null,
      user_handle bytea not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      synced boolean not null,
      created_at timestamptz not null,
      used_at timestamptz,
      copied_at timestamptz
    )`,
    sql`create index passkey_by_user on passkey (user_id)`,
    // What browsers were asked to sign is kept by nobody before its answer; from then on it is known as answered.
    sql`create table passkey_challenge_used (
      challenge bytea primary key,
      expires_at timestamptz not null
    )`,
  ];
  for (const statement of statements) await statement.execute(db);
}
