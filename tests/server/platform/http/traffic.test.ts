import { expect, test } from 'vitest';
import { Traffic } from '../../../../server/platform/http/traffic';

/** Whether a promise is settled once everything that can run has run. */
async function settled(promise: Promise<void>): Promise<boolean> {
  const done = promise.then(() => true);
  const notYet = new Promise<boolean>((resolve) => {
    setImmediate(() => resolve(false));
  });
  return Promise.race([done, notYet]);
}

test('nobody waits if no call is running', async () => {
  expect(await settled(new Traffic().quiet(60_000))).toBe(true);
});

test('low-priority work waits for the last call to end', async () => {
  const traffic = new Traffic();
  traffic.begin();
  traffic.begin();
  const waiting = traffic.quiet(60_000);
  traffic.end();
  expect(await settled(waiting)).toBe(false);
  traffic.end();
  expect(await settled(waiting)).toBe(true);
});

test('low-priority work continues after its limit, however many calls there are', async () => {
  const traffic = new Traffic();
  traffic.begin();
  await traffic.quiet(1);
  expect(await settled(traffic.quiet(60_000))).toBe(false);
});
