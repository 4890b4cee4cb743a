import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../../../server/network/rollups/migrate';
import { inOrder, LOCK_ORDER, NAMED, PATIENCE } from '../../../../../server/platform/db/migrate/patience';
import { migrations } from '../../../../../server/platform/db/migrations';
import { type Database, openPostgres } from '../../../../../server/platform/db/open';
import { emptyDatabase } from '../../../../support/databases';

/* What each migration locks of the tables that the feed needs meanwhile. */

/** That one drops a table that names two of them, and is tried again where it meets the feed. */
const BEFORE = '0019-billing';

let database: Database;
beforeAll(async () => {
  database = openPostgres(await emptyDatabase(), () => {});
  await migrate(database.db, { to: BEFORE });
});
afterAll(() => database.close());

/** The tables of before that a step keeps the feed from. */
async function keepsFrom(db: Kysely<unknown>, run: (trx: Kysely<unknown>) => Promise<void>) {
  return db.transaction().execute(async (trx) => {
    const before = await sql<{ oid: number }>`select oid from pg_class where relkind in ('r', 'p')`.execute(
      trx,
    );
    await run(trx);
    const { rows } = await sql<{ name: string; mode: string }>`
      select relname as name, mode from pg_locks join pg_class c on c.oid = relation
      where pid = pg_backend_pid() and relation = any(${before.rows.map(({ oid }) => oid)}::oid[])
        and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`.execute(
      trx,
    );
    const tables = rows
      .filter(
        ({ name, mode }) => LOCK_ORDER.includes(name) && !(NAMED.includes(name) && mode.startsWith('Share')),
      )
      .map(({ name }) => name);
    return inOrder([...new Set(tables)]);
  });
}

test('a migration that keeps the feed from several tables says which: they are locked in its order', async () => {
  // What the tables are differs from step to step.
  const db = database.db as unknown as Kysely<unknown>;
  const unsaid: Record<string, string[]> = {};
  for (const [name, { up, beside, locks = [] }] of Object.entries(migrations)) {
    if (name <= BEFORE) continue;
    await beside?.(db, PATIENCE);
    const tables = await keepsFrom(db, up);
    if (tables.length > 1 && tables.some((table) => !locks.includes(table))) unsaid[name] = tables;
  }
  expect(unsaid).toEqual({});
});
