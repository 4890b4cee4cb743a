import { type Kysely, sql } from 'kysely';

/**
 * Pictures in more than one size, and bytes that may lie elsewhere (decision 52): a row is there before its bytes are,
 * `bytes` says how many they will be, `card` leads to the smaller rendition.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table stored_file alter column content drop not null`,
    sql`alter table stored_file
      add column bytes integer check (bytes between 1 and 5 * 1024 * 1024),
      add column card text collate "C" references stored_file on delete set null,
      add column place text not null default 'database' check (place in ('database', 's3')),
      add column use text not null default 'news' check (use in ('news', 'workOrder')),
      add constraint stored_file_known_length check (content is not null or bytes is not null)`,
    sql`create index stored_file_card on stored_file (card)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
