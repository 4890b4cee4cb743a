import { type Kysely, sql } from 'kysely';

/**
 * Subscriptions (decision 116): saved views that are sent again and again. A run is one time that a subscription was due, with
 * what it sends frozen; a sending is that run for one recipient.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table subscription (
    id text primary key,
    owner_id integer not null references portal_user on delete cascade,
    view_id text references saved_view on delete set null,
    view_name text not null,
    format text not null,
    language text not null,
    rhythm text not null,
    time text,
    weekday integer,
    day integer,
    channel text not null,
    host text,
    port integer,
    sftp_user text,
    folder text,
    sealed bytea,
    signs_in_by text,
    host_key text,
    attached boolean not null default false,
    state text not null default 'active',
    next_day date,
    next_at timestamptz,
    last_number integer not null default 0,
    created_at timestamptz not null,
    version integer not null default 1
  )`.execute(db);
  await sql`create index subscription_owner on subscription (owner_id)`.execute(db);
  await sql`create index subscription_view on subscription (view_id)`.execute(db);
  await sql`create index subscription_due on subscription (next_at, next_day) where state = 'active'`.execute(
    db,
  );
  await sql`create table subscription_recipient (
    subscription_id text not null references subscription on delete cascade,
    user_id integer not null references portal_user on delete cascade,
    primary key (subscription_id, user_id)
  )`.execute(db);
  await sql`create index subscription_recipient_user on subscription_recipient (user_id)`.execute(db);
  await sql`create table subscription_run (
    id bigint generated always as identity primary key,
    subscription_id text not null references subscription on delete cascade,
    number integer,
    planned_at timestamptz not null,
    created_at timestamptz not null,
    by_hand boolean not null default false,
    day date not null,
    position bigint not null,
    view_name text not null,
    screen text not null,
    state text not null,
    format text not null,
    language text not null,
    channel text not null
  )`.execute(db);
  await sql`create unique index subscription_run_number on subscription_run (subscription_id, number)`.execute(
    db,
  );
  await sql`create index subscription_run_created on subscription_run (created_at)`.execute(db);
  await sql`create table subscription_sending (
    id uuid primary key,
    run_id bigint not null references subscription_run on delete cascade,
    user_id integer not null references portal_user on delete cascade,
    state text not null default 'waiting',
    reason text,
    tries integer not null default 0,
    tried_at timestamptz,
    sent_at timestamptz,
    late_told boolean not null default false,
    rows bigint,
    deposits numeric,
    withdrawals numeric,
    part boolean not null default false,
    file_name text,
    unique (run_id, user_id)
  )`.execute(db);
  await sql`create index subscription_sending_user on subscription_sending (user_id)`.execute(db);
}
