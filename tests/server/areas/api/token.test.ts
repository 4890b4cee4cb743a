import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiEstablishments, issueToken } from '../../../../contract/api';
import { getOwnAddress } from '../../../../contract/users';
import { NOON } from '../../../support/portal';
import { openShop, type Shop } from './shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.portal.setNow(NOON);
  await sql`delete from rate_limit`.execute(shop.database.db);
});

const GRANT = { grant_type: 'client_credentials' };
const form = (fields: Record<string, string> | string, headers: Record<string, string> = {}) =>
  shop.portal.app.inject({
    method: 'POST',
    url: '/api/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
});
const inBody = () => ({
  client_id: shop.credentials.clientId,
  client_secret: shop.credentials.clientSecret,
});

describe('API-17 a token', () => {
  test('API-17 is issued for a form, JSON and HTTP Basic alike, and not cached', async () => {
    const { clientId, clientSecret } = shop.credentials;
    const answers = [
      await form({ ...GRANT, ...inBody() }),
      await form(GRANT, basic(clientId, clientSecret)),
      await form({ ...GRANT, client_id: clientId }, basic(clientId, clientSecret)),
      await form({ ...GRANT, ...inBody(), audience: 'unknown', scope: '' }),
      await shop.portal.app.inject({
        method: 'POST',
        url: '/api/token',
        payload: { ...GRANT, ...inBody(), resource: 'unknown' },
      }),
    ];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { access_token: expect.any(String), token_type: 'Bearer', expires_in: 900 },
      ]);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', pragma: 'no-cache' });
      const token = answer.json().access_token;
      expect((await shop.call(apiEstablishments, { token })).status).toBe(200);
    }
  });

  test('API-17 expires after fifteen minutes, and is no session', async () => {
    const token = await shop.token();
    expect((await shop.portal.call(getOwnAddress, { token })).status).toBe(401);
    shop.portal.setNow(new Date(Date.parse(NOON) + 899_000));
    expect((await shop.call(apiEstablishments, { token })).status).toBe(200);
    shop.portal.setNow(new Date(Date.parse(NOON) + 900_000));
    const { status, headers, body } = await shop.call(apiEstablishments, { token });
    expect([status, headers['www-authenticate']]).toEqual([
      401,
      'Bearer realm="Cofre", error="invalid_token"',
    ]);
    expect(headers['content-type']).toBe('application/problem+json');
    expect(body).toMatchObject({
      type: '/swagger#UNAUTHENTICATED',
      title: 'Unauthorized',
      status: 401,
      code: 'UNAUTHENTICATED',
    });
    expect(body.detail).toBe(body.message);
  });
});

describe('RFC 6749, 5.2', () => {
  const refused = async (answer: Awaited<ReturnType<typeof form>>, status: number, error: string) => {
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { error, error_description: expect.any(String) },
    ]);
    expect(answer.json().error_description).toMatch(/^[ !#-[\]-~]+$/);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', pragma: 'no-cache' });
    if (status === 401) expect(answer.headers['www-authenticate']).toMatch(/^Basic realm=/);
  };

  test('API-17 invalid_client: wrong, unknown, missing, and another scheme', async () => {
    const { clientId, clientSecret } = shop.credentials;
    for (const answer of [
      await form({ ...GRANT, client_id: clientId, client_secret: 'wrong' }),
      await form({ ...GRANT, client_id: 'nobody', client_secret: clientSecret }),
      await form(GRANT),
      await form({ ...GRANT, client_id: clientId }),
      await form(GRANT, basic(clientId, 'wrong')),
      await form(GRANT, { authorization: 'Bearer x' }),
      await form(GRANT, { authorization: `Basic ${Buffer.from('%00:%zz').toString('base64')}` }),
    ]) {
      await refused(answer, 401, 'invalid_client');
    }
  });

  test('API-17 the other kinds', async () => {
    const { clientId, clientSecret } = shop.credentials;
    const both = await form({ ...GRANT, ...inBody() }, basic(clientId, clientSecret));
    await refused(both, 400, 'invalid_request');
    await refused(await form(inBody()), 400, 'invalid_request');
    await refused(await form({ ...inBody(), grant_type: '' }), 400, 'invalid_request');
    const twice = `grant_type=client_credentials&${new URLSearchParams(inBody())}&grant_type=client_credentials`;
    await refused(await form(twice), 400, 'invalid_request');
    await refused(await form({ ...inBody(), grant_type: 'password' }), 400, 'unsupported_grant_type');
    await refused(await form({ ...GRANT, ...inBody(), scope: 'all' }), 400, 'invalid_scope');
    const text = await form({}, { 'content-type': 'text/plain' });
    await refused(text, 400, 'invalid_request');
    const headers = { 'content-type': 'application/json' };
    const broken = { method: 'POST', url: '/api/token', headers, payload: '{' } as const;
    await refused(await shop.portal.app.inject(broken), 400, 'invalid_request');
    await refused(await shop.portal.app.inject({ ...broken, payload: '' }), 400, 'invalid_request');
  });

  test('API-17 a client from one address has a limit a minute, and others are not affected', async () => {
    const once = (remoteAddress: string) =>
      shop.portal.call(issueToken, { body: { ...GRANT, ...inBody() }, remoteAddress });
    for (let count = 0; count < 30; count += 1) expect((await once('10.1.1.1')).status).toBe(200);
    const { status, body, headers } = await once('10.1.1.1');
    expect([status, body.error, headers['retry-after']]).toEqual([429, 'temporarily_unavailable', '60']);
    expect((await once('10.1.1.2')).status).toBe(200);
  });
});

test('ERR-05 an unknown address of the API returns problem details, one of the portal its usual error', async () => {
  const unknown = await shop.portal.app.inject({
    url: '/api/v2/anything',
    headers: { 'accept-language': 'en' },
  });
  expect(unknown.headers['content-type']).toBe('application/problem+json');
  expect(unknown.json()).toMatchObject({
    status: 404,
    title: 'Not Found',
    detail: 'Not found.',
    code: 'NOT_FOUND',
  });
  expect(unknown.json().instance).toBe(`urn:uuid:${String(unknown.headers['x-request-id'])}`);
  const portal = await shop.portal.app.inject({
    url: '/portal/anything',
    headers: { 'accept-language': 'en' },
  });
  expect(portal.json()).toEqual({ code: 'NOT_FOUND', message: 'Not found.' });
});
