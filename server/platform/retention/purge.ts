import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AppContext } from '../context';
import type { Purged, PurgedTable } from './purged';

/** Rows that one statement deletes, so that nobody waits for it. */
const AT_ONCE = 1000;

/**
 * Deletes the rows of a table whose time is over, a portion a statement. Several servers may do so at once: each passes over
 * the rows that another one holds.
 * @param isOver the condition on a row
 * @param atOnce rows of a portion: fewer where others go along with each
 */
export async function purgeRows(
  context: Pick<AppContext, 'database' | 'metrics' | 'now'>,
  table: PurgedTable,
  isOver: RawBuilder<SqlBool>,
  atOnce = AT_ONCE,
): Promise<void> {
  const { db } = context.database;
  await purge(context, table, async (note) => {
    for (let deleted = atOnce; deleted === atOnce; ) {
      const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${isOver} limit ${atOnce}::int for update skip locked))`.execute(
        db,
      );
      deleted = Number(numAffectedRows);
      note(deleted);
    }
  });
}

/**
 * Deletes what is over, and tells the metrics how much and when.
 * @param deleting calls `note` with the number of what it has deleted, once or several times
 */
export async function purge(
  { metrics, now }: Pick<AppContext, 'metrics' | 'now'>,
  what: Purged,
  deleting: (note: (count: number) => void) => Promise<void>,
): Promise<void> {
  await deleting((count) => metrics?.purgedRows.inc({ table: what }, count));
  metrics?.lastPurge.set({ table: what }, now().getTime() / 1000);
}
