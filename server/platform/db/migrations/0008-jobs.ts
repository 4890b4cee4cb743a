import { type Kysely, sql } from 'kysely';

/** Work that outlives its request, links with which passwords are set, and the passwords that were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // A job that is done is deleted. A failed one rests, for people to look at.
    sql`create table job (
      id bigint generated always as identity primary key,
      kind text not null,
      payload jsonb not null,
      due_at timestamptz not null,
      tries integer not null default 0,
      lease uuid,
      leased_until timestamptz,
      failed_at timestamptz,
      last_error text,
      created_at timestamptz not null default now()
    )`,
    sql`create index job_due on job (due_at, id) where failed_at is null`,

    // Only the hash of the token is kept, as of refresh tokens: nobody who reads the table can use it.
    sql`create table password_link (
      id uuid primary key,
      user_id integer not null references portal_user on delete cascade,
      hash bytea not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    )`,
    sql`create index password_link_user on password_link (user_id) where ended_at is null`,
    sql`create table password_history (
      id bigint generated always as identity primary key,
      user_id integer not null references portal_user on delete cascade,
      password_hash text not null,
      replaced_at timestamptz not null
    )`,
    sql`create index password_history_user on password_history (user_id, id)`,

    // What is counted: failed sign-ins, or requests for a link.
    sql`alter table sign_in_failure add column purpose text not null default 'sign-in'`,
  ];
  for (const statement of statements) await statement.execute(db);
}
