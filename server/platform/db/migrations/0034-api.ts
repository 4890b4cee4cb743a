import { type Kysely, type RawBuilder, sql } from 'kysely';
import { partitionedIndexBeside } from '../migrate/indexes';
import type { Patience } from '../migrate/patience';

/** The indexes of the transactions, beside those who write them. */
export async function beside(db: Kysely<unknown>, patience: Patience): Promise<void> {
  // What a delivery brought to an establishment, in the order in which the API tells of it. Its first column is that
  // of the index that it replaces.
  await partitionedIndexBeside(db, patience, {
    name: 'cash_transaction_delivery',
    table: 'cash_transaction',
    definition: sql`(arrival_id, establishment_code, captured_at, logical_number, nsu)`,
  });
  await partitionedIndexBeside(db, patience, {
    name: 'cash_transaction_cancellation',
    table: 'cash_transaction',
    definition: sql`(cancelled_arrival_id, establishment_code, captured_at, logical_number, nsu)
      where cancelled_arrival_id is not null`,
  });
}

/** The API of establishments (decision 55): secrets that overlap and can be revoked, and how clients are used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements: RawBuilder<unknown>[] = [
    sql`alter table api_user
      add column secret_version integer not null default 1,
      add column previous_hash bytea,
      add column previous_until timestamptz,
      add column revoked_at timestamptz,
      add column last_used_at timestamptz,
      add column last_used_from text`,
    sql`create table api_use (
      client_id text collate "C" not null references api_user on delete cascade,
      day date not null,
      calls integer not null,
      errors integer not null,
      primary key (client_id, day)
    )`,
    sql`drop index cash_transaction_arrival`,
  ];
  for (const statement of statements) await statement.execute(db);
}
