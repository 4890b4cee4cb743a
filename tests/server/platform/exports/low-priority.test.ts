import { expect, test } from 'vitest';
import { lowPriority } from '../../../../server/platform/exports/low-priority';
import { Traffic } from '../../../../server/platform/http/traffic';

/** Work that takes longer than a file may run without checking for other calls. */
async function* work(items: number) {
  for (let item = 0; item < items; item += 1) {
    const begun = performance.now();
    while (performance.now() - begun < 2);
    yield item;
  }
}

async function made(traffic: Traffic, items: number, beside: () => void): Promise<number> {
  const begun = performance.now();
  let count = 0;
  for await (const item of lowPriority(work(items), traffic)) {
    expect(item).toBe(count);
    count += 1;
    beside();
  }
  expect(count).toBe(items);
  return performance.now() - begun;
}

test('a file pauses for the calls that arrived while it was made', async () => {
  const traffic = new Traffic();
  const calledAt = await made(traffic, 20, () => {
    traffic.begin();
    traffic.end();
  });
  // 2 ms of work and 5 of rest, 20 times.
  expect(calledAt).toBeGreaterThan(20 * 6);
});

test('a file waits for a running call, and continues if that takes long', async () => {
  const traffic = new Traffic();
  traffic.begin();
  expect(await made(traffic, 10, () => {})).toBeGreaterThan(10 * 6);
});
