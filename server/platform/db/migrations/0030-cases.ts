import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * Work orders in an outside case system (decision 54): under which id each is known there, what it has not been told yet,
 * and how it stands with the system as a whole.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements: RawBuilder<unknown>[] = [
    sql`create table work_order_case (
      work_order integer primary key references work_order,
      external_id uuid not null unique default gen_random_uuid(),
      -- What was set here and is to be set there; null: nothing beyond that there is an order.
      status smallint check (status in (0, 1, 2)),
      -- Counts what is to be told; what was told last is below it while something waits.
      revision integer not null default 1,
      sent_revision integer not null default 0,
      put_up_at timestamptz not null,
      due_at timestamptz not null,
      tries integer not null default 0,
      tried_at timestamptz,
      problem text,
      detail text check (char_length(detail) <= 200),
      sent_at timestamptz,
      check (sent_revision between 0 and revision)
    )`,
    sql`create index work_order_case_due on work_order_case (due_at, work_order) where sent_revision < revision`,
    sql`create index work_order_case_waiting on work_order_case (put_up_at, work_order) where sent_revision < revision`,
    // One server at a time talks to the system, so that what is said of an order arrives in its order.
    sql`create table case_link (
      single boolean primary key default true check (single),
      lease uuid,
      leased_until timestamptz,
      changed_since timestamptz,
      looked_at timestamptz,
      paused_until timestamptz,
      failures integer not null default 0,
      problem text,
      detail text check (char_length(detail) <= 200)
    )`,
    sql`insert into case_link default values`,
  ];
  for (const statement of statements) await statement.execute(db);
}
