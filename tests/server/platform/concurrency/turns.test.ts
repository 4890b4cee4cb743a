import { expect, test } from 'vitest';
import { inTurns } from '../../../../server/platform/concurrency/turns';

/** Works for this time, whatever the machine does meanwhile. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('long work lets other calls run in between, and keeps its order', async () => {
  const order: string[] = [];
  const other = (name: string) => setImmediate(() => order.push(name));
  other('first other');
  const results = await inTurns(['a', 'b', 'c'], (item, index) => {
    work(6);
    order.push(item);
    if (item === 'a') other('second other');
    return `${item}${index}`;
  });
  expect(results).toEqual(['a0', 'b1', 'c2']);
  expect(order).toEqual(['a', 'first other', 'second other', 'b', 'c']);
});
