import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensurePartitions } from '../../../../server/ingest/transactions/partitions';
import { storeTransactions } from '../../../../server/ingest/transactions/store';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, transaction } from '../../../support/network';
import { rollupDifferences } from '../../../support/snapshot';
import { deliver } from './deliver';

let database: Database;
beforeEach(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
});
afterEach(() => database.close());

test('a new month does not delay readers, however long its writer takes', async () => {
  await deliver(database.db, [transaction('2026-11-19T01:00:00')]);
  await database.db.transaction().execute(async (trx) => {
    await ensurePartitions(trx, ['2026-10', '2026-09']);
    await storeTransactions(trx, [transaction('2026-10-19T01:00:00')], 1, 'America/Sao_Paulo');
    await database.db.transaction().execute(async (reader) => {
      await sql`set local lock_timeout = '500ms'`.execute(reader);
      const { rows } = await sql<{ count: number }>`select count(*) as count from cash_transaction`.execute(
        reader,
      );
      expect(rows).toEqual([{ count: 1 }]);
    });
  });
});

test('writers of the same rows in different orders never deadlock', async () => {
  for (let round = 0; round < 5; round += 1) {
    const rows = Array.from({ length: 400 }, () => transaction(`2026-11-1${round}T01:00:00`));
    const outcomes = await Promise.all([
      deliver(database.db, rows),
      deliver(database.db, rows.toReversed()),
      deliver(
        database.db,
        rows.toSorted((one, other) => one.nsu.slice(-1).localeCompare(other.nsu.slice(-1))),
      ),
    ]);
    expect(outcomes.flat().filter((outcome) => outcome === 'stored')).toHaveLength(400);
    expect(outcomes.flat().filter((outcome) => outcome === 'known')).toHaveLength(800);
  }
  expect(await rollupDifferences(database.db)).toEqual([]);
});
