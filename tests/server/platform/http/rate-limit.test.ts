import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshToken } from '../../../../contract/session';
import type { Database } from '../../../../server/platform/db/open';
import { countHit, WINDOW_MS } from '../../../../server/platform/http/rate-limit-store';
import { freshDatabase } from '../../../support/databases';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';

let database: Database;
let portal: TestPortal;
let other: TestPortal;
beforeAll(async () => {
  database = await freshDatabase();
  portal = await testPortal(database);
  other = await testPortal(database);
});
afterAll(async () => {
  await portal.app.close();
  await other.app.close();
  await database.close();
});

test('simultaneous hits are all counted, separately by key', async () => {
  const { context } = portal;
  const count = async (...keys: string[]) =>
    (await Promise.all(keys.map((key) => countHit(context, key)))).map(({ current }) => current);
  expect(await count('a', 'b', 'a', 'a', 'b')).toEqual([1, 1, 2, 3, 2]);
  expect(await count('b', 'a', 'c')).toEqual([3, 4, 1]);
  portal.setNow(new Date(Date.parse(NOON) + WINDOW_MS));
  expect(await count('a', 'a')).toEqual([1, 2]);
  portal.setNow(NOON);
});

test('of simultaneous calls from one address at two servers, three hundred a minute are accepted', async () => {
  const body = { token: 'x', refreshToken: 'y' };
  const answers = await Promise.all(
    Array.from({ length: 320 }, (_, index) =>
      (index % 2 === 0 ? portal : other).call(refreshToken, { body, remoteAddress: '10.8.0.1' }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(300);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});
