import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { AppContext, Log } from '../../../../server/platform/context';
import type { Database } from '../../../../server/platform/db/open';
import { openPostgres } from '../../../../server/platform/db/open';
import { attemptNextJob } from '../../../../server/platform/jobs/attempt';
import { GivenUp, type JobHandler, type JobKind, jobHandler } from '../../../../server/platform/jobs/kind';
import { type RunningJobs, startJobs } from '../../../../server/platform/jobs/run';
import { JobSignal } from '../../../../server/platform/jobs/signal';
import { enqueue, purgeFailedJobs, takeJob } from '../../../../server/platform/jobs/store';
import { freshDatabase } from '../../../support/databases';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';

const note: JobKind<{ text: string }> = {
  name: 'note',
  payload: z.strictObject({ text: z.string() }),
  attempts: 3,
  seconds: 20,
};

let database: Database & { url: string | null };
let server: TestPortal;
let context: AppContext;
const running: RunningJobs[] = [];
const log = { warn: vi.fn(), error: vi.fn() };

beforeAll(async () => {
  database = await freshDatabase();
  server = await testPortal(database);
  context = server.context;
});
beforeEach(() => {
  server.setNow(NOON);
  log.warn.mockClear();
  log.error.mockClear();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  await database.db.deleteFrom('job').execute();
});
afterAll(async () => {
  await server.app.close();
  await database.close();
});

const add = (text: string, kind = note) =>
  database.db.transaction().execute((trx) => enqueue(trx, kind, { text }, context.now()));
const rows = () => database.db.selectFrom('job').selectAll().orderBy('id').execute();
const never = new AbortController().signal;
const workerOf = (handlers: JobHandler[], leaseSeconds = 30) => ({
  context,
  handlers,
  log: log as unknown as Log,
  leaseSeconds,
});
const tryOne = (handlers: JobHandler[]) => attemptNextJob(workerOf(handlers), never);

/** The jobs of a server, which polls so rarely that only the signal can wake it. */
function start(
  handlers: JobHandler[],
  pace: { workers?: number; lookMs?: number; leaseSeconds?: number; graceMs?: number } = {},
  of: AppContext = context,
) {
  const jobs = startJobs(of, handlers, log as unknown as Log, {
    workers: 2,
    receivers: 1,
    lookMs: 60_000,
    leaseSeconds: 30,
    graceMs: 5000,
    ...pace,
  });
  running.push(jobs);
  return jobs;
}

test('a job runs once, after the commit of its cause, and leaves nothing behind', async () => {
  const seen: string[] = [];
  const handlers = [jobHandler(note, async ({ text }) => void seen.push(text))];
  await expect(
    database.db.transaction().execute(async (trx) => {
      await enqueue(trx, note, { text: 'undone' }, context.now());
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await tryOne(handlers)).toBe(false);
  await add('done');
  expect(await tryOne(handlers)).toBe(true);
  expect(await tryOne(handlers)).toBe(false);
  expect(seen).toEqual(['done']);
  expect(await rows()).toEqual([]);
});

test('the signal wakes the server at once', async () => {
  const seen: string[] = [];
  start([jobHandler(note, async ({ text }) => void seen.push(text))]);
  await sleep(200);
  await add('now');
  context.jobSignal.notify();
  await expect.poll(() => seen, { timeout: 5000 }).toEqual(['now']);
});

test('a server without a signal polls by itself', async () => {
  const seen: string[] = [];
  start([jobHandler(note, async ({ text }) => void seen.push(text))], { lookMs: 100 });
  await sleep(200);
  await add('later');
  await expect.poll(() => seen, { timeout: 5000 }).toEqual(['later']);
});

test('a failed job is attempted again after longer and longer pauses, and then rests', async () => {
  let tries = 0;
  const handlers = [
    jobHandler(note, async () => {
      tries += 1;
      throw new Error(`Failure ${tries}`);
    }),
  ];
  const after = (seconds: number) => server.setNow(new Date(Date.parse(NOON) + seconds * 1000));
  await add('hopeless');
  for (const [due, before] of [
    [0, 0],
    [15, 14],
    [45, 44],
  ] as const) {
    after(before);
    if (due > 0) expect(await tryOne(handlers)).toBe(false);
    after(due);
    expect(await tryOne(handlers)).toBe(true);
  }
  after(100_000);
  expect(await tryOne(handlers)).toBe(false);
  expect(tries).toBe(3);
  expect(await rows()).toMatchObject([
    {
      kind: 'note',
      tries: 3,
      failed_at: new Date(Date.parse(NOON) + 45_000),
      last_error: 'Error: Failure 3',
    },
  ]);
  expect(log.warn.mock.calls.map(([, text]) => text)).toEqual([
    'a job has failed and is tried again',
    'a job has failed and is tried again',
  ]);
  expect(log.error.mock.calls).toMatchObject([
    [{ kind: 'note', try: 3 }, 'a job has failed for good and rests'],
  ]);
});

test('a job that has failed for good is reported at each start, and deleted after a month', async () => {
  await add('bad');
  await tryOne([
    jobHandler(note, async () => {
      throw new GivenUp('No use');
    }),
  ]);
  expect(await rows()).toMatchObject([{ tries: 1, last_error: 'GivenUp: No use' }]);
  start([]);
  await expect
    .poll(() => log.warn.mock.calls, { timeout: 10_000 })
    .toEqual([[{ failed: 1 }, 'jobs rest as failed']]);
  const later = (days: number) => server.setNow(new Date(Date.parse(NOON) + days * 86_400_000));
  later(29);
  await purgeFailedJobs(server.context);
  expect(await rows()).toHaveLength(1);
  later(31);
  await purgeFailedJobs(server.context);
  expect(await rows()).toEqual([]);
});

test('a job that was postponed or leased by a clock a day ahead runs once the clock is right', async () => {
  const seen: string[] = [];
  const handlers = [jobHandler(note, async ({ text }) => void seen.push(text))];
  server.setNow(new Date(Date.parse(NOON) + 86_400_000));
  await add('due tomorrow');
  server.setNow(NOON);
  expect(await tryOne(handlers)).toBe(true);
  await add('held until tomorrow');
  // A lease uses the database's clock.
  const tomorrow = new Date(Date.now() + 86_400_000);
  await database.db.updateTable('job').set({ lease: randomUUID(), leased_until: tomorrow }).execute();
  expect(await tryOne(handlers)).toBe(true);
  expect(seen).toEqual(['due tomorrow', 'held until tomorrow']);
  // A job that was postponed on purpose waits.
  await add('in an hour');
  await database.db
    .updateTable('job')
    .set({ due_at: new Date(Date.parse(NOON) + 3_600_000) })
    .execute();
  expect(await tryOne(handlers)).toBe(false);
});

test('a job of another version, or of an unknown kind, does no harm', async () => {
  const ran = vi.fn();
  const handlers = [jobHandler(note, async () => ran())];
  await database.db
    .insertInto('job')
    .values([
      {
        kind: 'note',
        payload: '{"words":7}',
        due_at: context.now(),
        lease: null,
        leased_until: null,
        failed_at: null,
        last_error: null,
      },
      {
        kind: 'of tomorrow',
        payload: '{}',
        due_at: context.now(),
        lease: null,
        leased_until: null,
        failed_at: null,
        last_error: null,
      },
    ])
    .execute();
  expect(await tryOne(handlers)).toBe(true);
  expect(await tryOne(handlers)).toBe(false);
  expect(ran).not.toHaveBeenCalled();
  expect((await rows()).map(({ kind, tries }) => [kind, tries])).toEqual([
    ['note', 1],
    ['of tomorrow', 0],
  ]);
});

test('an attempt that hangs is aborted, and the job is attempted again', async () => {
  const hasty = { ...note, seconds: 0.2 };
  await add('slow', hasty);
  await tryOne([jobHandler(hasty, () => new Promise<void>(() => {}))]);
  expect(await rows()).toMatchObject([{ tries: 1, failed_at: null, lease: null }]);
});

describe('several servers on one database', () => {
  test('run each job once', async () => {
    const ran = new Map<string, number>();
    const slowly = jobHandler(note, async ({ text }) => {
      ran.set(text, (ran.get(text) ?? 0) + 1);
      await sleep(5);
    });
    const { url } = database;
    const other = url === null ? null : openPostgres(url, () => {});
    const texts = Array.from({ length: 60 }, (_, index) => `job ${index}`);
    for (const text of texts) await add(text);
    const servers = [context, { ...context, database: other ?? database, jobSignal: new JobSignal() }];
    const started = servers.map((one) => start([slowly], { lookMs: 50, workers: 3 }, one));
    await expect.poll(rows, { timeout: 20_000 }).toEqual([]);
    await Promise.all(started.map((jobs) => jobs.stop()));
    expect([...ran.keys()].toSorted()).toEqual(texts.toSorted());
    expect([...ran.values()].every((count) => count === 1)).toBe(true);
    await other?.close();
  });

  test('leave a job to the one that runs it, however long it takes', async () => {
    const ran = vi.fn();
    const long = jobHandler(note, async () => {
      ran();
      await sleep(6500);
    });
    await add('long');
    const first = attemptNextJob(workerOf([long], 5), never);
    // The other server has to be the second: otherwise its end would abort the job.
    await vi.waitFor(() => expect(ran).toHaveBeenCalledOnce(), { timeout: 10_000 });
    const second = start([long], { lookMs: 100, leaseSeconds: 5 });
    await first;
    await second.stop();
    expect(ran).toHaveBeenCalledOnce();
    expect(await rows()).toEqual([]);
  });

  test('take over from one that crashed, and give up a job that kills them all', async () => {
    const die = () => takeJob(database.db, ['note'], context.now(), 0.01);
    const seen: string[] = [];
    const handlers = [jobHandler(note, async ({ text }) => void seen.push(text))];
    await add('taken over');
    await die();
    await sleep(50);
    expect(await tryOne(handlers)).toBe(true);
    expect(seen).toEqual(['taken over']);

    await add('deadly');
    for (let death = 0; death < note.attempts; death += 1) {
      expect(await die()).toMatchObject({ tries: death + 1 });
      await sleep(50);
    }
    expect(await tryOne(handlers)).toBe(true);
    expect(seen).toEqual(['taken over']);
    expect((await rows()).map(({ failed_at }) => failed_at)).toEqual([new Date(NOON)]);
  });

  test('the server that lost a job no longer stores its outcome', async () => {
    await add('late');
    let ended = false;
    const stuck = jobHandler(note, async (_, signal) => {
      // Another server has it meanwhile: this one notices it when it next checks its lease.
      await database.db
        .updateTable('job')
        .set({ lease: '00000000-0000-4000-8000-000000000000', tries: 2 })
        .execute();
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          ended = true;
          reject(signal.reason);
        });
      });
    });
    await attemptNextJob(workerOf([stuck], 0.3), never);
    expect(ended).toBe(true);
    expect(await rows()).toMatchObject([
      { lease: '00000000-0000-4000-8000-000000000000', tries: 2, failed_at: null },
    ]);
  });
});

describe('a server that ends', () => {
  test('finishes running jobs and begins no others', async () => {
    let begun = 0;
    let done = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = jobHandler(note, async () => {
      begun += 1;
      await released;
      done += 1;
    });
    for (const text of ['one', 'two', 'three']) await add(text);
    const jobs = start([slow], { graceMs: 20_000 });
    await expect.poll(() => begun, { timeout: 10_000 }).toBe(2);
    const stopping = jobs.stop();
    release();
    await stopping;
    expect([begun, done]).toEqual([2, 2]);
    expect(await rows()).toMatchObject([{ tries: 0, lease: null }]);
  });

  test('releases what takes too long, as if it had not been attempted', async () => {
    const endless = jobHandler(note, () => new Promise<void>(() => {}));
    await add('endless');
    const jobs = start([endless], { graceMs: 100 });
    await expect.poll(async () => (await rows())[0]?.lease, { timeout: 10_000 }).toBeTruthy();
    await jobs.stop();
    expect(await rows()).toMatchObject([{ tries: 0, lease: null, failed_at: null }]);
  });
});
