import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeArrival, openArrival } from '../../../../server/ingest/transactions/arrival';
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

test('each row of a batch is new, known or different, whatever the other rows are', async () => {
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

test('a batch may span months without a partition', async () => {
  const rows = ['2024-02-29', '2025-12-31', '2026-01-01'].map((day) => transaction(`${day}T23:59:59`));
  expect(await deliver(database.db, rows)).toEqual(['stored', 'stored', 'stored']);
});

test('a delivery has arrived when it is stored, not when its work began', async () => {
  const { began, arrived } = await database.db.transaction().execute(async (trx) => {
    const id = await openArrival(trx, 'test');
    const { rows } = await sql<{ began: Date }>`select now() as began, pg_sleep(0.05)`.execute(trx);
    expect(await closeArrival(trx, id)).toBe(1);
    const delivery = await trx.selectFrom('arrival').select('arrived_at').executeTakeFirstOrThrow();
    return { began: rows[0]?.began.getTime() ?? 0, arrived: delivery.arrived_at.getTime() };
  });
  expect(arrived - began).toBeGreaterThanOrEqual(50);
});
