import { type Kysely, sql } from 'kysely';

/** What establishments are searched by where somebody chooses among them: a part of the name with the code (decision 50). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // As in migration 15: wherever the extension was installed.
  const { rows } = await sql<{ schema: string }>`
    select extnamespace::regnamespace::text as schema from pg_extension where extname = 'pg_trgm'`.execute(
    db,
  );
  const trigrams = sql.raw(`${rows[0]?.schema}.gin_trgm_ops`);
  await sql`create index establishment_part on establishment
    using gin ((name_folded || ' (cod.: ' || code || ')') ${trigrams}) with (gin_pending_list_limit = 256)`.execute(
    db,
  );
}
