import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Log } from '../../../../server/platform/context';
import type { Database } from '../../../../server/platform/db/open';
import { type JobKind, jobHandler } from '../../../../server/platform/jobs/kind';
import { type RunningJobs, startJobs } from '../../../../server/platform/jobs/run';
import { enqueue } from '../../../../server/platform/jobs/store';
import { freshDatabase } from '../../../support/databases';
import { type Receiver, receiver } from '../../../support/receiver';
import { addHook, forgetHooks, happen, type Managers, managers, workerOf } from './hooks';

let database: Database;
let all: Managers;
let running: RunningJobs | undefined;
const receivers: Receiver[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  all = await managers(database);
});
afterEach(async () => {
  await Promise.all(receivers.splice(0).map((one) => one.close()));
  await running?.stop();
  await forgetHooks(database);
});
afterAll(async () => {
  await all.portal.app.close();
  await database.close();
});

const mail: JobKind<object> = { name: 'a mail', payload: z.strictObject({}), attempts: 1, seconds: 10 };

test('receivers that never respond delay neither mails nor, while a worker is free, other receivers', async () => {
  const { context } = all.portal;
  for (let count = 0; count < 4; count += 1) {
    const slow = await receiver();
    slow.always(() => {});
    receivers.push(slow);
    await addHook(all.portal, all.token, slow.url);
  }
  await happen(context, '0001', 'one');
  let sent = 0;
  const handlers = [...workerOf(context).handlers, jobHandler(mail, async () => void (sent += 1))];
  const log = { warn: () => {}, error: () => {} } as unknown as Log;
  running = startJobs(context, handlers, log);
  await expect
    .poll(() => receivers.map(({ received }) => received.length), { timeout: 5000 })
    .toEqual([1, 1, 1, 1]);
  // Three workers run all other jobs: if they waited as well, nothing would continue.
  const good = await receiver();
  receivers.push(good);
  await addHook(all.portal, all.token, good.url);
  await enqueue(database.db, mail, {}, context.now());
  await happen(context, '0001', 'two');
  context.jobSignal.notify();
  await expect.poll(() => [sent, good.received.length], { timeout: 5000 }).toEqual([1, 1]);
  expect(receivers.slice(0, 4).map(({ received }) => received.length)).toEqual([1, 1, 1, 1]);
});
