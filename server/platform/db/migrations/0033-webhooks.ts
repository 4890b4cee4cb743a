import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * Signed webhooks (decision 57): who is told, what happened, and what became of telling it; beside it which business days
 * are closed, up to which delivery.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements: RawBuilder<unknown>[] = [
    // The delivery that cancelled a transaction: what it was up to an earlier delivery can be told for ever.
    sql`alter table cash_transaction add column if not exists cancelled_arrival_id bigint`,
    sql`create index if not exists cash_transaction_cancellation on cash_transaction
      (cancelled_arrival_id, establishment_code, captured_at, logical_number, nsu)
      where cancelled_arrival_id is not null`,

    sql`create table webhook_endpoint (
      id integer generated always as identity primary key,
      user_id integer not null references portal_user on delete cascade,
      url text not null check (char_length(url) between 1 and 2000),
      events text[] not null check (cardinality(events) > 0),
      -- null: all of the manager's, whichever these are by then
      establishments text[],
      active boolean not null default true,
      -- The secret is made of it with the signing key; by itself it opens nothing.
      seed text not null,
      previous_seed text,
      previous_until timestamptz,
      created_at timestamptz not null,
      -- It was given up after its last try, until its manager lets it go on.
      paused_at timestamptz,
      -- Nothing is tried before, after a failure.
      due_at timestamptz,
      lease uuid,
      leased_until timestamptz,
      version integer not null default 1,
      check ((previous_seed is null) = (previous_until is null))
    )`,
    sql`create index webhook_endpoint_user on webhook_endpoint (user_id)`,
    sql`create table webhook_event (
      id uuid primary key,
      type text not null,
      establishment_code text collate "C" references establishment,
      -- As it is sent, byte by byte: each try signs the same.
      body text not null,
      created_at timestamptz not null
    )`,
    sql`create table webhook_delivery (
      id bigint generated always as identity primary key,
      endpoint_id integer not null references webhook_endpoint on delete cascade,
      event_id uuid not null references webhook_event,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed', 'withheld')),
      again boolean not null default false,
      created_at timestamptz not null,
      tries integer not null default 0,
      tried_at timestamptz,
      problem text,
      status integer,
      latency_ms integer,
      answer text check (char_length(answer) <= 500)
    )`,
    sql`create index webhook_delivery_waiting on webhook_delivery (endpoint_id, id) where state = 'waiting'`,
    sql`create index webhook_delivery_newest on webhook_delivery (endpoint_id, id desc)`,
    sql`create index webhook_delivery_event on webhook_delivery (event_id)`,
    sql`create index webhook_delivery_created on webhook_delivery (created_at)`,

    sql`create table closed_day (
      establishment_code text collate "C" not null references establishment,
      accounting_date date not null,
      -- Up to this delivery: what came with a later one is late.
      position bigint not null,
      closed_at timestamptz not null,
      primary key (establishment_code, accounting_date)
    )`,
    sql`create table closed_day_look (
      single boolean primary key default true check (single),
      -- The last day that is closed; null: none has been looked for yet.
      closed_until date,
      -- Deliveries up to this one were looked through for what is late.
      looked_position bigint not null default 0,
      held_since timestamptz
    )`,
    sql`insert into closed_day_look default values`,
    sql`insert into notification_type (id, description) values (9, 'API') on conflict do nothing`,
  ];
  for (const statement of statements) await statement.execute(db);
}
