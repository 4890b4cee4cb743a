import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { BulkBatch } from '../../../../contract/bulk';
import { listUsers } from '../../../../contract/users';
import { bulkJobHandlers } from '../../../../server/engines/bulk/job';
import type { Log } from '../../../../server/platform/context';
import { attemptNextJob } from '../../../../server/platform/jobs/attempt';
import { type RunningJobs, startJobs } from '../../../../server/platform/jobs/run';
import {
  ADMINISTRATOR,
  addMany,
  type BulkCalls,
  type BulkPortal,
  bulkContext,
  bulkPortal,
  MANAGER,
} from './bulk-portal';

/* Ten thousand in the full run; enough for several portions in every one. */
const MANY = process.env.PORTAL_TEST_FULL === undefined ? 1700 : 10_000;
const TIMEOUTS = { timeout: 120_000, interval: 50 };

let bulk: BulkPortal;
let admin: BulkCalls;
const running: RunningJobs[] = [];
const log = { warn: vi.fn(), error: vi.fn() };

beforeAll(async () => {
  bulk = await bulkPortal();
  admin = bulk.as(ADMINISTRATOR);
  await addMany(bulk.database, MANY);
}, 120_000);
beforeEach(async () => {
  await bulk.database.db.updateTable('portal_user').set({ active: true }).execute();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  await bulk.database.db.deleteFrom('job').execute();
});
afterAll(() => bulk.close());

const work = () => {
  const jobs = startJobs(
    bulk.portal.context,
    bulkJobHandlers(bulkContext(bulk.portal.context)),
    log as unknown as Log,
  );
  running.push(jobs);
  return jobs;
};
const begin = async () => {
  const batch = await admin.preview({ filter: { name: 'lote' } }, { kind: 'deactivate' });
  expect(batch.counts.changing).toBe(MANY);
  return admin.start(batch.id);
};
const done = (id: string) =>
  vi.waitFor(async () => {
    const batch = await admin.read(id);
    expect(batch.state).toBe('done');
    return batch;
  }, TIMEOUTS);
const versions = async () => {
  const { rows } = await bulk.database.db
    .selectFrom('portal_user')
    .where('name', 'like', 'Lote%')
    .where('active', '=', false)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
};
const entriesSince = async (id: number) => {
  const { entries, keys } = await bulk.database.db
    .selectFrom('audit')
    .where('id', '>', id)
    .where('entity', '=', 'portal_user')
    .where('action', '=', 'update')
    .select(({ fn }) => [
      fn.countAll<number>().as('entries'),
      fn.count<number>('entity_key').distinct().as('keys'),
    ])
    .executeTakeFirstOrThrow();
  return { entries, keys };
};
const lastAudit = async () => {
  const last = await bulk.database.db
    .selectFrom('audit')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return last?.id ?? 0;
};

test(`${MANY} records are changed by a job that shows its progress, while other calls are served`, async () => {
  const batch = await begin();
  expect(batch).toMatchObject({ state: 'running', settled: 0, total: MANY });
  const seen = new Set<number>();
  work();
  let now: BulkBatch = batch;
  while (now.state !== 'done') {
    const list = await admin.ask(listUsers, { query: { name: 'lote' } });
    expect(list.status).toBe(200);
    now = await admin.read(batch.id);
    seen.add(now.settled);
    // The embedded database replies without a turn of the event loop, which the job's timers need.
    await sleep(10);
  }
  expect(now.counts).toEqual({ changing: 0, changed: MANY, already: 0, refused: 0, vanished: 0 });
  expect(await versions()).toBe(MANY);
  // Other calls ran in between, and none of them waited for the whole batch.
  expect(seen.size).toBeGreaterThan(2);
}, 240_000);

test('a job that is stopped in the middle continues elsewhere, and changes each record once', async () => {
  const audited = await lastAudit();
  const { id } = await begin();
  const first = new AbortController();
  const { context } = bulk.portal;
  const worker = {
    context,
    handlers: bulkJobHandlers(bulkContext(context)),
    log: log as unknown as Log,
    leaseSeconds: 30,
  };
  const died = attemptNextJob(worker, first.signal);
  await vi.waitFor(async () => expect((await admin.read(id)).settled).toBeGreaterThan(0), {
    timeout: 60_000,
    interval: 1,
  });
  first.abort(new Error('killed'));
  await died;
  const half = await admin.read(id);
  expect(half.settled).toBeLessThan(MANY);
  work();
  expect((await done(id)).counts.changed).toBe(MANY);
  expect(await entriesSince(audited)).toEqual({ entries: MANY, keys: MANY });
}, 240_000);

test('two servers that do the same job do it once', async () => {
  const audited = await lastAudit();
  const { id } = await begin();
  const { context } = bulk.portal;
  const [one] = bulkJobHandlers(bulkContext(context));
  const never = new AbortController().signal;
  await Promise.all([one?.run({ batch: id }, never), one?.run({ batch: id }, never)]);
  expect((await admin.read(id)).counts.changed).toBe(MANY);
  expect(await entriesSince(audited)).toEqual({ entries: MANY, keys: MANY });
}, 240_000);

test('NOTE-02 the person is notified once at the end of a long one, and may undo it', async () => {
  const told = () =>
    bulk.database.db
      .selectFrom('user_notification')
      .innerJoin('notification', 'notification.id', 'notification_id')
      .innerJoin('portal_user', 'portal_user.id', 'user_id')
      .where('kind', '=', 'bulkDone')
      .where('login', '=', ADMINISTRATOR)
      .select('parameters')
      .orderBy('notification.id')
      .execute();
  const before = (await told()).length;
  const { id } = await begin();
  work();
  await done(id);
  const facts = { resource: 'usuarios', action: 'deactivate', changed: MANY, others: 0 };
  expect((await told()).slice(before)).toEqual([{ parameters: { ...facts, undo: false } }]);
  const undo = await admin.undo(id);
  expect(undo).toMatchObject({ state: 'running', total: MANY });
  await done(undo.id);
  expect(await versions()).toBe(0);
  expect((await told()).slice(before + 1)).toEqual([{ parameters: { ...facts, undo: true } }]);
}, 240_000);

test('a batch that its person may no longer run stops as failed, and continues when it is started again', async () => {
  const { db } = bulk.database;
  const manager = bulk.as(MANAGER);
  const wish = { filter: { name: 'lote' } };
  const batch = await manager.preview(wish, { kind: 'deactivate' }, 'visualizadores-relatorios');
  await manager.start(batch.id);
  const setActive = (active: boolean) =>
    db.updateTable('portal_user').set({ active }).where('login', '=', MANAGER).execute();
  await setActive(false);
  const { context } = bulk.portal;
  const worker = {
    context,
    handlers: bulkJobHandlers(bulkContext(context)),
    log: log as unknown as Log,
    leaseSeconds: 30,
  };
  await attemptNextJob(worker, new AbortController().signal);
  await setActive(true);
  expect(await manager.read(batch.id)).toMatchObject({ state: 'failed', settled: 0 });
  expect((await manager.start(batch.id)).state).toBe('running');
  work();
  await vi.waitFor(async () => expect((await manager.read(batch.id)).state).toBe('done'), TIMEOUTS);
  expect(await versions()).toBe(MANY);
}, 240_000);
