import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database, Db } from '../../../server/db/open';
import { ensurePartitions } from '../../../server/transactions/partitions';
import {
  closeArrival,
  type Outcome,
  openArrival,
  storeTransactions,
  type TransactionRow,
} from '../../../server/transactions/store';
import { freshDatabase } from '../../support/databases';
import { addNetwork, transaction } from '../../support/network';
import { rollupDifferences } from '../../support/snapshot';

let database: Database;
beforeEach(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
});
afterEach(() => database.close());

async function deliver(db: Db, rows: TransactionRow[]): Promise<Outcome[]> {
  return db.transaction().execute(async (trx) => {
    const arrival = await openArrival(trx, 'test');
    const outcomes = await storeTransactions(trx, rows, arrival);
    await closeArrival(trx, arrival);
    return outcomes;
  });
}

test('each row of a batch is new, known or different, whatever stands beside it', async () => {
  const [one, two, three] = [1, 2, 3].map((hour) => transaction(`2026-11-19T0${hour}:00:00`));
  if (!one || !two || !three) throw new Error('three rows');
  expect(await deliver(database.db, [two])).toEqual(['stored']);
  const changed = { ...three, amount: '99.99' };
  expect(await deliver(database.db, [three, one, { ...two, amount: '100' }, changed, one])).toEqual([
    'stored',
    'stored',
    'known',
    'different',
    'known',
  ]);
  expect(await deliver(database.db, [{ ...two, operatorId: 12 }])).toEqual(['different']);
  const kept = await database.db.selectFrom('cash_transaction').select('amount').execute();
  expect(kept).toEqual([{ amount: 100 }, { amount: 100 }, { amount: 100 }]);
  expect(await rollupDifferences(database.db)).toEqual([]);
});

test('a batch may span months that were never seen', async () => {
  const rows = ['2024-02-29', '2025-12-31', '2026-01-01'].map((day) => transaction(`${day}T23:59:59`));
  expect(await deliver(database.db, rows)).toEqual(['stored', 'stored', 'stored']);
});

test.runIf(inject('databaseKind') === 'postgres')(
  'a new month keeps nobody waiting who reads, however long its writer takes',
  async () => {
    await deliver(database.db, [transaction('2026-11-19T01:00:00')]);
    await database.db.transaction().execute(async (trx) => {
      await ensurePartitions(trx, ['2026-10', '2026-09']);
      await storeTransactions(trx, [transaction('2026-10-19T01:00:00')], 1);
      await database.db.transaction().execute(async (reader) => {
        await sql`set local lock_timeout = '500ms'`.execute(reader);
        const { rows } = await sql<{ count: number }>`select count(*) as count from cash_transaction`.execute(
          reader,
        );
        expect(rows).toEqual([{ count: 1 }]);
      });
    });
  },
);

test.runIf(inject('databaseKind') === 'postgres')(
  'writers that bring the same rows in different orders never block one another',
  async () => {
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
  },
);
