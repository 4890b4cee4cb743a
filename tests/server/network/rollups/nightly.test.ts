import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareNightly } from '../../../../server/network/rollups/nightly';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addTransactions, transaction } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';

/* A part of the rollups a night. */

let database: Database;
let portal: TestPortal;
beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  portal = await testPortal(database);
  const days = ['2026-10-20', '2026-11-03', '2026-11-17'];
  await addTransactions(
    database.db,
    days.map((day) => transaction(`${day}T10:00:00`)),
  );
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

test('every day is compared within 28 nights, and what differs is counted', async () => {
  await database.db.updateTable('transaction_day').set({ count: 7 }).execute();
  const job = compareNightly(portal.context);
  const seen: number[] = [];
  for (let night = 1; night <= 28; night += 1) {
    const on = `2026-11-${String(night).padStart(2, '0')}`;
    await job.run({ on }, new AbortController().signal);
    const look = await database.db.selectFrom('rollup_look').selectAll().executeTakeFirstOrThrow();
    expect(look.looked_on).toBe(on);
    seen.push(look.differences);
  }
  expect(seen.reduce((sum, count) => sum + count, 0)).toBe(3);
  // The first and the last of them are 28 days apart.
  expect(seen[16]).toBe(2);
  expect(seen[2]).toBe(1);
});
