import { expect, test, vi } from 'vitest';
import { z } from '../../src/portal/schemas-stay-behind';

vi.mock('zod', () => import('../../src/portal/schemas-stay-behind'));

const schema = z as Record<string, () => Record<string, unknown>>;

test('every call of the contract is built from what the browser has in the place of schemas', async () => {
  const { operations } = await import('../../contract');
  expect(operations.length).toBeGreaterThan(100);
});

test.each(['parse', 'safeParse', 'parseAsync', 'catch', 'transform', 'options', 'toJSONSchema'])(
  'a schema that is asked to %s in the browser is refused, and not silently taken for one that has',
  (name) => {
    expect(() => schema.object?.()[name]).toThrow(`none can ${name}`);
  },
);
