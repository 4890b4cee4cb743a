import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiEstablishments, issueToken } from '../../../../contract/api';
import { API } from '../../../../contract/limits';
import { listWebhooks } from '../../../../contract/webhooks';
import { tellBusy } from '../../../../server/platform/http/call-limit';
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
  // Nor is the manager whose program it is.
  const own = () => shop.portal.call(listWebhooks, { token: shop.tokens.manager });
  for (let count = 0; count < 60; count += 1) expect((await own()).status).toBe(200);
  expect((await own()).status).toBe(429);
  const other = await shop.token(await shop.another(['0001']));
  expect((await shop.call(apiEstablishments, { token: other })).status).toBe(200);
});

test('HELP-07 API-17 of several limits the one that is nearest to its end is told: of the address, the client, or what runs at once', async () => {
  const { clientId, clientSecret } = await shop.another(['0002']);
  const ask = (remoteAddress: string, secret = clientSecret) =>
    shop.portal.call(issueToken, {
      body: { grant_type: 'client_credentials', client_id: clientId, client_secret: secret },
      remoteAddress,
    });
  const { headers } = await ask('10.77.0.1');
  expect([headers['ratelimit-policy'], headers.ratelimit, headers['x-ratelimit-limit']]).toEqual([
    '"address";q=300;w=60, "client";q=30;w=60',
    '"client";r=29;t=60',
    undefined,
  ]);
  for (let count = 1; count < API.tokensAMinute; count += 1) await ask('10.77.0.1');
  const refused = await ask('10.77.0.1');
  expect([refused.status, refused.headers.ratelimit]).toEqual([429, '"client";r=0;t=60']);
  // Of an address that has asked for other clients' tokens, its own limit is the nearer one.
  await ask('10.77.0.9');
  await shop.database.db
    .updateTable('rate_limit')
    .set({ hits: 290 })
    .where('key', 'like', '%10.77.0.9')
    .where('key', 'not like', 'token%')
    .execute();
  expect((await ask('10.77.0.9')).headers.ratelimit).toMatch(/^"address";r=9;t=\d+$/);
});

test('HELP-07 who is refused because too much of it runs at once is not told of the calls that are left', () => {
  const told = (remaining: number, streams = false) => {
    const written: Record<string, string> = {};
    const reply = { headers: (headers: object) => Object.assign(written, headers) };
    const budgets = [{ name: 'client', max: 600, remaining, seconds: 40 }];
    const request = { budgets, routeOptions: { config: { operation: { streams } } } };
    tellBusy(request as never, reply as never, 30);
    return written;
  };
  expect(told(590)).toEqual({
    'ratelimit-policy': '"client";q=600;w=60, "at-once";q=2;qu="concurrent-requests"',
    ratelimit: '"at-once";r=0;t=30',
  });
  expect(told(590, true)['ratelimit-policy']).toContain('"at-once";q=1;');
  // Of the calls themselves it was told already.
  expect(told(0)).toEqual({});
});
