import { afterEach, beforeEach, expect, test } from 'vitest';
import { depositReport, FOOTER } from '../../../../contract/statement';
import type { TransactionRow } from '../../../../server/ingest/transactions/batch';
import {
  type Cancellation,
  type CancelOutcome,
  cancelTransactions,
} from '../../../../server/ingest/transactions/cancel';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser, transaction } from '../../../support/network';
import { TODAY, testPortal } from '../../../support/portal';
import { rollupDifferences } from '../../../support/snapshot';
import { deliver } from './deliver';

let database: Database;
beforeEach(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
});
afterEach(() => database.close());

const AT = new Date('2026-11-20T15:00:00Z');
const cancel = (rows: readonly TransactionRow[], cancelledAt = AT): Promise<CancelOutcome[]> =>
  database.db.transaction().execute((trx) =>
    cancelTransactions(
      trx,
      rows.map(
        ({ logicalNumber, nsu, capturedAt }): Cancellation => ({
          logicalNumber,
          nsu,
          capturedAt,
          cancelledAt,
        }),
      ),
    ),
  );
const kept = () =>
  database.db
    .selectFrom('transaction_rollup')
    .select(['capture_hour', 'process_code', 'count', 'sum'])
    .orderBy('capture_hour')
    .orderBy('process_code')
    .execute();

test('a cancelled row is subtracted from the rollup, and a key with nothing left is deleted', async () => {
  const rows = [
    transaction(`${TODAY}T09:10:00`, { amount: '100.10' }),
    transaction(`${TODAY}T09:40:00`, { amount: '0.20' }),
    transaction(`${TODAY}T09:50:00`, { amount: '50.00', processCode: 302 }),
    transaction('2026-10-31T23:59:59', { amount: '7.77' }),
  ] as const;
  await deliver(database.db, [...rows]);
  expect(await cancel([rows[1], rows[2], rows[3]])).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect(await kept()).toEqual([
    { capture_hour: `${TODAY}T09:00:00`, process_code: 304, count: 1, sum: 100.1 },
  ]);
  expect(await rollupDifferences(database.db)).toEqual([]);
});

test('cancelling again changes nothing, not even the time', async () => {
  const row = transaction(`${TODAY}T09:10:00`);
  const other = transaction(`${TODAY}T09:20:00`);
  await deliver(database.db, [row, other]);
  expect(await cancel([row, row])).toEqual(['cancelled', 'known']);
  expect(await cancel([row], new Date('2026-11-21T15:00:00Z'))).toEqual([{ knownAt: AT }]);
  expect(
    await cancel([
      { ...row, nsu: '999999' },
      { ...row, capturedAt: '2020-01-01T00:00:00' },
    ]),
  ).toEqual(['unknown', 'unknown']);
  expect(await cancel([])).toEqual([]);
  const marked = await database.db.selectFrom('cash_transaction').select(['nsu', 'cancelled_at']).execute();
  expect(marked.toSorted((one, two) => one.nsu.localeCompare(two.nsu))).toEqual([
    { nsu: row.nsu, cancelled_at: AT },
    { nsu: other.nsu, cancelled_at: null },
  ]);
  expect(await rollupDifferences(database.db)).toEqual([]);
});

test('a row that arrives in the same hour afterwards is counted again', async () => {
  const row = transaction(`${TODAY}T09:10:00`);
  await deliver(database.db, [row]);
  await cancel([row]);
  expect(await kept()).toEqual([]);
  await deliver(database.db, [transaction(`${TODAY}T09:30:00`, { amount: '8.00' })]);
  expect(await kept()).toMatchObject([{ count: 1, sum: 8 }]);
  expect(await deliver(database.db, [row])).toEqual(['known']);
  expect(await rollupDifferences(database.db)).toEqual([]);
});

test('a rolled back transaction cancels nothing', async () => {
  const row = transaction(`${TODAY}T09:10:00`);
  await deliver(database.db, [row]);
  const undone = database.db.transaction().execute(async (trx) => {
    await cancelTransactions(trx, [{ ...row, cancelledAt: AT }]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await kept()).toMatchObject([{ count: 1, sum: 100 }]);
  expect(await rollupDifferences(database.db)).toEqual([]);
});

test('the statement omits rows and amounts of cancelled transactions', async () => {
  const rows = ['09:10:00', '09:20:00', '10:00:00'].map((time) => transaction(`${TODAY}T${time}`));
  await deliver(database.db, rows);
  await cancel(rows.slice(1, 2));
  await addUser(database.db, { login: '30000003', role: 3, establishments: ['0001'] });
  const portal = await testPortal(database);
  const { token } = await portal.signIn('30000003');
  const period = { tipoDeData: 'dt', tsInicio: `${TODAY} 00:00:00`, tsFim: `${TODAY} 23:59:59` };
  const none = { ecs: [], contas: [], operadores: [], agrupadores: [] };
  // The first reads the rollup; with accounts the rows are read.
  for (const chosen of [none, { ...none, contas: ['1'] }]) {
    const body = { ...period, ...chosen, flTotalizar: true, escopo: 1 };
    const answer = await portal.call(depositReport, { token, query: { formato: 'tela' }, body });
    expect(answer.body.rows).toHaveLength(2);
    expect(answer.body.totalRows).toBe(2);
    expect(answer.body.footers[0][FOOTER.deposits].value).toBe(200);
  }
  await portal.app.close();
});
