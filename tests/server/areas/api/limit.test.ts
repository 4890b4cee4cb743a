import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiEstablishments } from '../../../../contract/api';
import { openShop, type Shop } from './shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ PORTAL_CALLS_PER_MINUTE: '60' });
});
afterAll(() => shop.close());

test('HELP-07 replies say how many calls are left, 429 when to call again; others are not affected', async () => {
  const token = await shop.token();
  const first = await shop.call(apiEstablishments, { token });
  expect(first.headers).toMatchObject({
    'ratelimit-policy': '"client";q=60;w=60',
    ratelimit: '"client";r=59;t=60',
  });
  for (let count = 1; count < 60; count += 1) {
    expect((await shop.call(apiEstablishments, { token })).status).toBe(200);
  }
  // With another token it is the same client.
  const { status, headers, body } = await shop.call(apiEstablishments);
  expect([status, body.code, headers['content-type']]).toEqual([
    429,
    'TOO_MANY_REQUESTS',
    'application/problem+json',
  ]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers.ratelimit).toMatch(/^"client";r=0;t=\d+$/);
  const other = await shop.token(await shop.another(['0001']));
  expect((await shop.call(apiEstablishments, { token: other })).status).toBe(200);
});
