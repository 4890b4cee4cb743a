import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeArrival, openArrival } from '../../../../server/ingest/transactions/arrival';
import { storeTransactions } from '../../../../server/ingest/transactions/store';
import { changesBetween, compare } from '../../../../server/network/closings/changes';
import { newestPosition } from '../../../../server/network/reconciliation/as-of';
import type { Db } from '../../../../server/platform/db/connections';
import type { Database } from '../../../../server/platform/db/open';
import { EVERYTHING } from '../../../../server/platform/principal/scope';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addTransactions, transaction } from '../../../support/network';
import { readings } from '../../../support/plans';
import { addMany } from '../../engines/exports/statement-file';

/* An old month costs what has changed in it, and not what it has. */

const ROWS = 20_000;
const ZONE = 'America/Sao_Paulo';
const SEPTEMBER = {
  dateType: 'dc',
  startDate: '2026-09-01',
  endDate: '2026-09-30',
  startTime: '',
  endTime: '',
} as const;
const selection = { scope: EVERYTHING, establishments: null, operators: null, accounts: null };

let database: Database;
let closed = 0;
beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  // One delivery brings the month, and thousands follow it.
  await addMany(db, ROWS, '2026-09-10T00:00:00');
  await addMany(db, ROWS, '2026-10-10T00:00:00');
  await db.transaction().execute(async (trx) => {
    const arrival = await openArrival(trx, 'test');
    await storeTransactions(trx, [transaction('2026-09-30T10:00:00')], arrival, ZONE);
    await sql`update cash_transaction set arrival_id = ${arrival} where captured_at < '2026-10-01'`.execute(
      trx,
    );
    await closeArrival(trx, arrival);
  });
  closed = await newestPosition(db);
  await addTransactions(db, [transaction('2026-09-30T11:00:00'), transaction('2026-10-02T11:00:00')]);
  const newest = await newestPosition(db);
  await sql`update cash_transaction set arrival_id = (select id from arrival where position = ${newest})
    where captured_at >= '2026-10-10'`.execute(db);
  await sql`vacuum analyze cash_transaction`.execute(db);
});
afterAll(() => database.close());

test.each<[string, (db: Db) => Promise<unknown>]>([
  ['the figures', (db) => compare(db, selection, SEPTEMBER, { after: closed })],
  [
    'the changes',
    (db) =>
      changesBetween(db, selection, SEPTEMBER, { between: { after: closed }, timeZone: ZONE, limit: 100 }),
  ],
])('%s of an old month are read by its late rows', async (_what, run) => {
  const found = await readings(database.db, run);
  expect(found).not.toEqual([]);
  expect(found.filter(({ rows }) => rows > ROWS / 20).map(({ text }) => text)).toEqual([]);
});
