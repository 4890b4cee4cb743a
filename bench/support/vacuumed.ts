import { queried } from './stage';

const ROUNDS = 50;

/**
 * Vacuums tables until an index may answer alone for each of their pages, as it may in a database that has rested.
 * What runs beside it for a moment, PostgreSQL's own analysis of a table say, keeps it from saying so.
 * @throws Error where it never may
 */
export async function vacuumed(databaseUrl: string, tables: readonly string[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    // Of few dead rows PostgreSQL would leave the indexes alone, and their pages would never be said to be visible.
    await queried(databaseUrl, `vacuum (analyze, index_cleanup on) ${tables.join(', ')}`);
    const { rows } = await queried(
      databaseUrl,
      `select from pg_class where oid = any($1::regclass[]) and relallvisible < relpages`,
      [tables],
    );
    if (rows.length === 0) return;
  }
  throw new Error(`Something else holds on to old rows of ${tables.join(', ')}`);
}
