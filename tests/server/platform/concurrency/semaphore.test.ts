import { afterEach, expect, test, vi } from 'vitest';
import { Semaphore } from '../../../../server/platform/concurrency/semaphore';

afterEach(() => vi.useRealTimers());

const nobody = () => new AbortController().signal;

/** The holders of permits, in the order of their acquisition. */
function line(semaphore: Semaphore) {
  const taken: string[] = [];
  const release = new Map<string, () => void>();
  const join = async (name: string, signal = nobody()) => {
    release.set(name, await semaphore.acquire(signal));
    taken.push(name);
  };
  return { taken, join, leave: (name: string) => release.get(name)?.() };
}

test('the number of permits is limited; the next waiter gets a released one', async () => {
  const { taken, join, leave } = line(new Semaphore(2));
  await join('a');
  await join('b');
  const c = join('c');
  const d = join('d');
  expect(taken).toEqual(['a', 'b']);
  leave('b');
  await c;
  expect(taken).toEqual(['a', 'b', 'c']);
  leave('a');
  await d;
  expect(taken).toEqual(['a', 'b', 'c', 'd']);
});

test('an aborted wait gets no permit, and takes none from the next', async () => {
  const { taken, join, leave } = line(new Semaphore(1));
  await join('a');
  const controller = new AbortController();
  const gone = join('gone', controller.signal);
  const b = join('b');
  controller.abort();
  await expect(gone).rejects.toThrow(/abort/i);
  leave('a');
  await b;
  expect(taken).toEqual(['a', 'b']);
  await expect(join('late', AbortSignal.abort())).rejects.toThrow(/abort/i);
});

test('a wait of 30 seconds is refused, with the time for another attempt', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { taken, join, leave } = line(new Semaphore(1));
  await join('a');
  const late = expect(join('late')).rejects.toMatchObject({ status: 503, retryAfter: 30 });
  await vi.advanceTimersByTimeAsync(30_000);
  await late;
  leave('a');
  await join('b');
  expect(taken).toEqual(['a', 'b']);
});
