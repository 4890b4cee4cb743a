import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TransactionRow } from '../../../../server/ingest/transactions/batch';
import { cancelTransactions } from '../../../../server/ingest/transactions/cancel';
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

test('cancelling the same rows in different orders, while others are stored, never deadlocks', async () => {
  const cancelledAt = new Date('2026-11-20T15:00:00Z');
  const cancel = (rows: readonly TransactionRow[]) =>
    database.db.transaction().execute((trx) =>
      cancelTransactions(
        trx,
        rows.map((row) => ({ ...row, cancelledAt })),
      ),
    );
  const batch = () =>
    Array.from({ length: 300 }, (_, index) =>
      transaction(`2026-11-1${index % 5}T0${index % 9}:00:00`, { operatorId: 11 + (index % 2) }),
    );
  for (let round = 0; round < 4; round += 1) {
    const rows = batch();
    await deliver(database.db, rows);
    const [one, two] = await Promise.all([
      cancel(rows),
      cancel(rows.toReversed()),
      deliver(database.db, batch()),
      deliver(database.db, batch().toReversed()),
    ]);
    expect([...one, ...two].filter((outcome) => outcome === 'cancelled')).toHaveLength(300);
  }
  expect(await rollupDifferences(database.db)).toEqual([]);
});
