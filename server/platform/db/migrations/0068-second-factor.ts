import { type Kysely, sql } from 'kysely';

/** The second factor of a sign-in (decision 102). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // A secret is sealed by the portal's own. One that waits for its first code replaces none until it has come.
    sql`create table second_factor (
      user_id integer primary key references portal_user on delete cascade,
      sealed bytea,
      confirmed_at timestamptz,
      last_step bigint,
      pending bytea,
      pending_at timestamptz,
      pending_session uuid
    )`,
    // Those that were used stay until the next ones are made, so that a second use can be told from a wrong code.
    sql`create table recovery_code (
      user_id integer not null references portal_user on delete cascade,
      hash bytea not null,
      used_at timestamptz,
      primary key (user_id, hash)
    )`,
    // A sign-in whose password was right. Another password that is set meanwhile makes it void.
    sql`create table factor_challenge (
      hash bytea primary key,
      user_id integer not null references portal_user on delete cascade,
      password_digest bytea not null,
      expires_at timestamptz not null
    )`,
    sql`create index factor_challenge_by_user on factor_challenge (user_id)`,
    sql`create table second_factor_rule (
      role integer primary key,
      rule text not null,
      required_from date
    )`,
    // The moment at which the person gave a second factor last.
    sql`alter table user_session add column factor_at timestamptz`,
  ];
  for (const statement of statements) await statement.execute(db);
}
