import { type Kysely, sql } from 'kysely';

/** Bulk work: frozen sets of records, what is done with each, and what takes it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table bulk_batch (
      id uuid primary key,
      number bigint generated always as identity,
      actor_id integer not null references portal_user on delete cascade,
      address text not null,
      language text not null,
      resource text not null,
      action jsonb not null,
      undoes uuid unique references bulk_batch on delete cascade,
      state text not null default 'previewed' check (state in ('previewed', 'running', 'done')),
      previewed_at timestamptz not null,
      started_at timestamptz,
      finished_at timestamptz
    )`,
    sql`create index bulk_batch_actor on bulk_batch (actor_id, resource, started_at desc)`,
    sql`create index bulk_batch_age on bulk_batch (previewed_at)`,

    // A row that is settled has been dealt with for good. Name and code are those that the person saw.
    sql`create table bulk_row (
      batch_id uuid not null references bulk_batch on delete cascade,
      position integer not null,
      record_id text collate "C" not null,
      name text,
      code text,
      outcome text not null default 'vanished'
        check (outcome in ('changing', 'changed', 'already', 'refused', 'vanished')),
      reason text,
      version_before integer,
      version_after integer,
      reversal jsonb,
      settled boolean not null default false,
      primary key (batch_id, position)
    )`,
    sql`create index bulk_row_open on bulk_row (batch_id, position) where not settled`,
    sql`create index bulk_row_outcome on bulk_row (batch_id, outcome, position)`,

    sql`insert into notification_type (id, description) values (7, 'Alterações em massa') on conflict do nothing`,
  ];
  for (const statement of statements) await statement.execute(db);
}
