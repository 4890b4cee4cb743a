import { type Kysely, type RawBuilder, sql } from 'kysely';

/* What the migrations of lists are made of (decision 29). They were released with it: as they are, it stays as it is. */

/** Kilobytes of entries that wait to be sorted into a trigram index: writes stay cheap, searches read past few. */
const WAITING = sql.lit(256);

/** How an index of the trigrams of a column, or of an expression, is written, wherever the extension was installed. */
export async function trigramsOf(
  db: Kysely<unknown>,
): Promise<(of: string | RawBuilder<unknown>) => RawBuilder<unknown>> {
  const { rows } = await sql<{ schema: string }>`
    select extnamespace::regnamespace::text as schema from pg_extension where extname = 'pg_trgm'`.execute(
    db,
  );
  const operators = sql.raw(`${rows[0]?.schema}.gin_trgm_ops`);
  return (of) =>
    sql`using gin (${typeof of === 'string' ? sql.ref(of) : sql`(${of})`} ${operators}) with (gin_pending_list_limit = ${WAITING})`;
}

/**
 * Stamps a list at each write to a table.
 * @param trigger its name: a table that another list is stamped by has one called `stamp_list` already
 */
export const stamped = (list: string, table: string, trigger = 'stamp_list'): RawBuilder<unknown> => sql`
  create trigger ${sql.ref(trigger)} after insert or update or delete or truncate on ${sql.table(table)}
    for each statement execute function stamp_list(${sql.lit(list)})`;
