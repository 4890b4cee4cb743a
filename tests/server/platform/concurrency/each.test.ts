import { expect, test } from 'vitest';
import { each } from '../../../../server/platform/concurrency/each';

test('of several pieces of work that fail each one is told, and the others are done', async () => {
  const told: unknown[] = [];
  let done = false;
  const late = new Promise<void>((resolve) => {
    setTimeout(() => {
      done = true;
      resolve();
    }, 5);
  });
  const [first, second] = [new Error('first'), new Error('second')];
  await each([Promise.reject(first), undefined, late, Promise.reject(second)], (error) => told.push(error));
  expect([told, done]).toEqual([[first, second], true]);
});
