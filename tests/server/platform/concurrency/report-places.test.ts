import { afterEach, expect, test, vi } from 'vitest';
import { ReportPlaces } from '../../../../server/platform/concurrency/report-places';

afterEach(() => vi.useRealTimers());

const nobody = () => new AbortController().signal;

test.each([
  [10, 2],
  [4, 2],
  [3, 1],
  [1, 1],
])('of %i connections a person has %i, and another one has as many', async (connections, own) => {
  const places = new ReportPlaces({ connections });
  const begun: string[] = [];
  const work = (who: number, name: string) => places.inTurn(who, nobody(), async () => void begun.push(name));
  const held = await Promise.all(Array.from({ length: own }, () => places.take(1, nobody())));
  const [first, second] = [work(1, 'first'), work(1, 'second')];
  await work(2, 'of another');
  expect(begun).toEqual(['of another']);
  held.pop()?.();
  await Promise.all([first, second]);
  expect(begun).toEqual(['of another', 'first', 'second']);
});

test('who waits for 30 seconds is told what to wait for, and the others keep their turn', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const places = new ReportPlaces({ connections: 1 });
  const giveBack = await places.take(1, nobody());
  const late = expect(places.take(1, nobody())).rejects.toMatchObject({
    status: 429,
    key: 'errors.tooManyReports',
    retryAfter: 30,
  });
  const patient = places.take(1, nobody(), Number.POSITIVE_INFINITY);
  await vi.advanceTimersByTimeAsync(30_000);
  await late;
  giveBack();
  (await patient)();
});

test('what fails gives its place back, and who leaves the line takes none', async () => {
  const places = new ReportPlaces({ connections: 2 });
  await expect(places.inTurn(1, nobody(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const giveBack = await places.take(1, nobody());
  const controller = new AbortController();
  const gone = places.take(1, controller.signal);
  controller.abort();
  await expect(gone).rejects.toThrow(/abort/i);
  giveBack();
  (await places.take(1, nobody()))();
});
