import { type RawBuilder, sql } from 'kysely';

/** Removes the two separator characters that the query uses, of which people see nothing; null becomes an empty text. */
export function unseparated(value: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce(translate((${value})::text, ${sql.lit('\u001e\u001f')}, '  '), '')`;
}
