import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBanks, updateBank } from '../../../../contract/banks';
import { rollupTables } from '../../../../server/network/rollups/rollups';
import { GENERATION } from '../../../../server/platform/db/generation';
import { migrations } from '../../../../server/platform/db/migrations';
import type { Database } from '../../../../server/platform/db/open';
import { administratorsPortal } from '../../../support/administrators-portal';
import { addTransactions, transaction } from '../../../support/network';
import { type TestPortal, TODAY } from '../../../support/portal';
import { send, wire } from '../../ingest/feed/send';

/* Two versions on one database, of which the newer keeps a rollup that the older one does not know. */

let database: Database;
let portal: TestPortal;
let token: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ database, portal, token, close } = await administratorsPortal());
});
afterAll(() => close());

const ready = () => portal.app.inject('/readyz');

test('the generation is the number of the last migration that brings a rollup, and each is brought by one', () => {
  const bringing = Object.entries(migrations).filter(([, { brings }]) => brings !== undefined);
  expect(bringing.at(-1)?.[0].slice(0, 4)).toBe(String(GENERATION).padStart(4, '0'));
  expect(bringing.flatMap(([, { brings = [] }]) => brings).sort()).toEqual([...rollupTables].sort());
});

test('a delivery of a version of before, which says no generation, is stored beside this one', async () => {
  await database.db.insertInto('arrival').values({ source: 'feed', position: null }).execute();
});

test('a server that a newer version has ended stores nothing, is not ready, and goes on answering readers', async () => {
  expect((await ready()).json()).toMatchObject({ status: 'ready' });
  await database.db
    .updateTable('least_generation')
    .set({ number: GENERATION + 1 })
    .execute();
  // The database refuses it in the transaction itself, whatever the server has seen.
  await expect(addTransactions(database.db, [transaction(`${TODAY}T09:00:00`)])).rejects.toThrow(
    'A newer version of Cofre keeps totals that this version does not: this server stores nothing any more.',
  );
  await expect.poll(async () => (await ready()).statusCode, { timeout: 20_000 }).toBe(503);
  expect((await ready()).json()).toMatchObject({ status: 'older' });
  const { status, headers } = await send(portal, [wire(transaction(`${TODAY}T09:10:00`))]);
  expect(status).toBe(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  const saved = await portal.call(updateBank, { token, params: { codigoBancario: '001' }, body: {} });
  expect(saved.status).toBe(503);
  expect((await portal.call(listBanks, { token })).status).toBe(200);
  expect(await database.db.selectFrom('cash_transaction').selectAll().execute()).toEqual([]);
});
