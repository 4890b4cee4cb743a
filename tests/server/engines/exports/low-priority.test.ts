import { expect, test } from 'vitest';
import { lowPriority } from '../../../../server/engines/exports/low-priority';
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

test.each([
  { calls: 1, rest: 10 },
  { calls: 3, rest: 30 },
  { calls: 50, rest: 40 },
])('a file pauses $rest ms for $calls calls that arrived while it was made', async ({ calls, rest }) => {
  const traffic = new Traffic();
  const time = await made(traffic, 10, () => {
    for (let call = 0; call < calls; call += 1) {
      traffic.begin();
      traffic.end();
    }
  });
  // 2 ms of work and the rest, 10 times; a timer may come a millisecond early.
  expect(time).toBeGreaterThan(10 * (2 + rest - 1));
});

test('a file waits for a running call, and continues if that takes long', async () => {
  const traffic = new Traffic();
  traffic.begin();
  expect(await made(traffic, 10, () => {})).toBeGreaterThan(10 * 11);
});
