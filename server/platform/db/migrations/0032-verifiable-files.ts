import { type Kysely, sql } from 'kysely';

/**
 * What left the portal as a file, so that a file that comes back can be told from another one (decision 56), and with which
 * delivery a transaction was cancelled, so that the rows of then can be made again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Null: not cancelled, or before deliveries were noted for it.
    sql`alter table cash_transaction add column cancelled_arrival_id bigint`,
    sql`create table export_file (
      number text collate "C" primary key,
      user_id integer references portal_user on delete set null,
      kind text not null,
      format text not null,
      language text not null,
      request jsonb not null,
      -- Whose data is in it; null: that of the whole network.
      establishments text[],
      -- Up to which delivery it goes; null: it is about records, which have no past.
      position bigint,
      made_at timestamptz not null,
      bytes bigint not null,
      rows bigint not null,
      digest bytea not null,
      rows_digest bytea not null,
      heading_digest bytea not null,
      -- Of its beginnings, each twice as long as the one before.
      prefixes bytea[] not null,
      columns jsonb not null,
      totals jsonb not null,
      facts jsonb not null
    )`,
    sql`create index export_file_digest on export_file (digest)`,
    sql`create index export_file_heading on export_file (heading_digest, made_at desc)`,
    sql`create index export_file_prefixes on export_file using gin (prefixes)`,
    sql`create index export_file_made on export_file (made_at)`,
    sql`create index export_file_user on export_file (user_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
