import { type Kysely, sql } from 'kysely';

/** Sign-in at providers of OpenID Connect (decision 106). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table user_session add column vouched boolean not null default false`,
    sql`alter table factor_challenge add column sign_on bytea`,
    sql`create table sign_on_link (
      issuer text not null,
      subject text not null,
      user_id integer not null references portal_user on delete cascade,
      claims text[] not null,
      suspended boolean not null default false,
      linked_at timestamptz not null,
      seen_at timestamptz not null,
      primary key (issuer, subject)
    )`,
    // One account of a provider for each person, and one provider: two of them would have to agree on its rights.
    sql`create unique index sign_on_link_by_user on sign_on_link (user_id)`,
    sql`create table sign_on_session (
      session_id uuid primary key references user_session on delete cascade,
      issuer text not null,
      subject text not null,
      sid text,
      refresh_token bytea,
      checked_at timestamptz not null,
      claimed_at timestamptz
    )`,
    sql`create index sign_on_session_by_subject on sign_on_session (issuer, subject)`,
    sql`create index sign_on_session_by_sid on sign_on_session (issuer, sid)`,
    sql`create table sign_on_rule (
      id integer generated always as identity primary key,
      issuer text not null,
      place integer not null,
      value text not null,
      role smallint not null,
      specific_code smallint,
      unique (issuer, value, role)
    )`,
    // A group that a rule gives cannot be deleted, as one that people have.
    sql`create table sign_on_rule_grouper (
      rule_id integer not null references sign_on_rule on delete cascade,
      grouper_id integer not null references grouper,
      primary key (rule_id, grouper_id)
    )`,
    sql`create index sign_on_rule_grouper_by_grouper on sign_on_rule_grouper (grouper_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
