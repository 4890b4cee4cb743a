import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filterEcs } from '../../../../contract/reports';
import { ReportSemaphore } from '../../../../server/platform/concurrency/report-semaphore';
import type { Database } from '../../../../server/platform/db/open';
import { readingReport } from '../../../../server/platform/db/reading';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';

let database: Database;
let portal: TestPortal;
beforeAll(async () => {
  database = await freshDatabase();
  portal = await testPortal(database);
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const somebody = { principal: { id: 1 }, signal: new AbortController().signal };

test('a report cannot write', async () => {
  const writing = readingReport(database, new ReportSemaphore(database), somebody, (trx) =>
    trx.insertInto('grouper').values({ id: 1, name: 'x' }).execute(),
  );
  await expect(writing).rejects.toMatchObject({ code: '25006' });
});

test('calls during a long write wait for it and succeed', async () => {
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  const { token } = await portal.signIn('10000001');
  let finish = () => {};
  let written = Promise.resolve();
  await new Promise<void>((begun) => {
    written = database.db.transaction().execute(async (trx) => {
      await trx.updateTable('bank').set({ name: 'Outro' }).execute();
      await new Promise<void>((resolve) => {
        finish = resolve;
        begun();
      });
    });
  });
  const answers = Array.from({ length: 5 }, () => portal.call(filterEcs, { token }));
  await sleep(50);
  finish();
  await written;
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});
