import { type Kysely, sql } from 'kysely';
import { indexBeside } from '../migrate/indexes';

/** Whoever looks into an address finds what came from it in the trail, too. */
export async function beside(db: Kysely<unknown>): Promise<void> {
  await indexBeside(db, {
    name: 'audit_by_address',
    table: 'audit',
    definition: sql`(address, at, id) include (entity, action) where address is not null`,
  });
}

/** Events of security that the trail does not have, and how far the stream of both was delivered (decision 104). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Columns of the fold are empty rather than null, because nulls are never equal.
    sql`create table security_event (
      id bigint generated always as identity primary key,
      minute timestamptz not null,
      at timestamptz not null,
      kind text not null,
      count integer not null,
      actor text not null,
      address text not null,
      reason text not null,
      operation text not null default '',
      browser text,
      constraint security_event_fold unique (minute, kind, address, actor, reason, operation)
    )`,
    sql`create index security_event_at on security_event (at, id)`,
    sql`create index security_event_by_kind on security_event (kind, at, id)`,
    sql`create index security_event_by_address on security_event (address, at, id)`,
    sql`create index security_event_by_actor on security_event (actor, at, id) where actor <> ''`,
    // One row: the receiver. What is older than "behind" was delivered.
    sql`create table security_receiver (
      id integer primary key check (id = 1),
      -- Nothing of before it is sent.
      first timestamptz not null,
      behind timestamptz not null,
      waiting integer not null default 0,
      failures integer not null default 0,
      due_at timestamptz,
      lease uuid,
      leased_until timestamptz
    )`,
    // What was delivered of the last hour, in which a transaction may still bring an older moment.
    sql`create table security_delivered (
      at timestamptz not null,
      event bigint not null,
      primary key (event)
    )`,
    sql`create index security_delivered_at on security_delivered (at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
