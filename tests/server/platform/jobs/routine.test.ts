import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Log } from '../../../../server/platform/context';
import type { Database } from '../../../../server/platform/db/open';
import { attemptNextJob } from '../../../../server/platform/jobs/attempt';
import { GivenUp, type JobKind, jobHandler } from '../../../../server/platform/jobs/kind';
import { routine, startRoutines } from '../../../../server/platform/jobs/routine';
import { freshDatabase } from '../../../support/databases';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';

const chore: JobKind<{ day: string }> = {
  name: 'chore',
  payload: z.strictObject({ day: z.string() }),
  attempts: 1,
  seconds: 20,
};

let database: Database;
let server: TestPortal;

beforeAll(async () => {
  database = await freshDatabase();
  server = await testPortal(database);
});
beforeEach(() => server.setNow(NOON));
afterEach(() => database.db.deleteFrom('job').execute());
afterAll(async () => {
  await server.app.close();
  await database.close();
});

const due = vi.fn<() => Promise<{ day: string } | null>>();
const daily = routine(chore, due);
const days = async () =>
  (await database.db.selectFrom('job').select('payload').orderBy('id').execute()).map(
    ({ payload }) => payload,
  );
const never = new AbortController().signal;
const log = { warn: vi.fn(), error: vi.fn() } as unknown as Log;
const attempt = (run: () => Promise<void>) =>
  attemptNextJob(
    { context: server.context, handlers: [jobHandler(chore, run)], log, leaseSeconds: 30 },
    never,
  );

test('due work is enqueued once while it waits, and other work is not', async () => {
  due.mockResolvedValue(null);
  await daily.look(server.context);
  expect(await days()).toEqual([]);
  due.mockResolvedValue({ day: '1' });
  const woken = server.context.jobSignal.count;
  await daily.look(server.context);
  await daily.look(server.context);
  expect(await days()).toEqual([{ day: '1' }]);
  expect(server.context.jobSignal.count, 'workers hear of it once').toBe(woken + 1);
  due.mockResolvedValue({ day: '2' });
  await daily.look(server.context);
  expect(await days()).toEqual([{ day: '1' }, { day: '2' }]);
});

test('failed work rests for an hour, and is then enqueued again', async () => {
  due.mockResolvedValue({ day: '1' });
  await daily.look(server.context);
  await attempt(() => Promise.reject(new GivenUp('no')));
  await daily.look(server.context);
  expect(await days()).toHaveLength(1);
  server.setNow('2026-11-20T16:01:00Z');
  await daily.look(server.context);
  expect(await days()).toHaveLength(2);
});

test('a server looks at once, goes on after a failed look, and stops when it ends', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const look = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('away'));
    const end = startRoutines(server.context, [{ look }], log);
    expect(look).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(1));
    vi.advanceTimersByTime(60_000);
    expect(look).toHaveBeenCalledTimes(2);
    end();
    vi.advanceTimersByTime(600_000);
    expect(look).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
  }
});
