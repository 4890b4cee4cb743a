import { afterEach, expect, test, vi } from 'vitest';
import { ReportSemaphore } from '../../../../server/platform/concurrency/report-semaphore';

afterEach(() => vi.useRealTimers());

const nobody = () => new AbortController().signal;

test.each([
  [10, 2],
  [4, 2],
  [3, 1],
  [1, 1],
])('of %i connections a person gets %i, and another one as many', async (connections, own) => {
  const semaphore = new ReportSemaphore({ connections });
  const begun: string[] = [];
  const work = (who: number, name: string) => semaphore.run(who, nobody(), async () => void begun.push(name));
  const held = await Promise.all(Array.from({ length: own }, () => semaphore.acquire(1, nobody())));
  const [first, second] = [work(1, 'first'), work(1, 'second')];
  await work(2, 'of another');
  expect(begun).toEqual(['of another']);
  held.pop()?.();
  await Promise.all([first, second]);
  expect(begun).toEqual(['of another', 'first', 'second']);
});

test('a wait of 30 seconds is refused with a message, and the others keep waiting', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const semaphore = new ReportSemaphore({ connections: 1 });
  const release = await semaphore.acquire(1, nobody());
  const late = expect(semaphore.acquire(1, nobody())).rejects.toMatchObject({
    status: 429,
    key: 'errorReplies.tooManyReports',
    retryAfter: 30,
  });
  const patient = semaphore.acquire(1, nobody(), Number.POSITIVE_INFINITY);
  await vi.advanceTimersByTimeAsync(30_000);
  await late;
  release();
  (await patient)();
});

test('a failed run releases its permit, and an aborted wait takes none', async () => {
  const semaphore = new ReportSemaphore({ connections: 2 });
  await expect(semaphore.run(1, nobody(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const release = await semaphore.acquire(1, nobody());
  const controller = new AbortController();
  const gone = semaphore.acquire(1, controller.signal);
  controller.abort();
  await expect(gone).rejects.toThrow(/abort/i);
  release();
  (await semaphore.acquire(1, nobody()))();
});
