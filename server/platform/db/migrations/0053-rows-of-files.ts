import { type Kysely, sql } from 'kysely';

/**
 * By what the rows of a list are known again in another order, and what a file says beside its table (decision 56). All
 * of it is absent of files that were made before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table export_file add column row_digests bytea, add column rows_sum bytea, add column about jsonb`.execute(
    db,
  );
}
