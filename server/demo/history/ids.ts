import { sql } from 'kysely';
import type { Db } from '../../platform/db/connections';
import type { Schema } from '../../platform/db/schema';

/** Takes the next numbers of a table's identity column, ascending, for rows that are stored together. */
export async function takeIds<T extends keyof Schema>(
  trx: Db,
  table: T,
  column: keyof Schema[T] & string,
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, ${column}))::int as id from generate_series(1, ${count}::int)`.execute(
    trx,
  );
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}
