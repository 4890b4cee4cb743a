import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshToken } from '../../../../contract/session';
import type { Database } from '../../../../server/platform/db/open';
import { countHit, WINDOW_MS } from '../../../../server/platform/http/rate-limit-store';
import { freshDatabase } from '../../../support/databases';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';

let database: Database;
let servers: TestPortal[];
beforeAll(async () => {
  database = await freshDatabase();
  servers = [await testPortal(database), await testPortal(database)];
});
afterAll(async () => {
  for (const { app } of servers) await app.close();
  await database.close();
});

const first = () => servers[0] as TestPortal;

test('hits that arrive together are counted each, of each key by itself', async () => {
  const { context } = first();
  const count = async (...keys: string[]) =>
    (await Promise.all(keys.map((key) => countHit(context, key)))).map(({ current }) => current);
  expect(await count('a', 'b', 'a', 'a', 'b')).toEqual([1, 1, 2, 3, 2]);
  expect(await count('b', 'a', 'c')).toEqual([3, 4, 1]);
  first().setNow(new Date(Date.parse(NOON) + WINDOW_MS));
  expect(await count('a', 'a')).toEqual([1, 2]);
  first().setNow(NOON);
});

test('of calls at the same moment, from one address at two servers, three hundred pass in a minute', async () => {
  const body = { token: 'x', refreshToken: 'y' };
  const from = { body, remoteAddress: '10.8.0.1' };
  const pairs = Array.from({ length: 160 }, () => servers.map((server) => server.call(refreshToken, from)));
  const statuses = (await Promise.all(pairs.flat())).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(300);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});
