import { generateKeyPairSync } from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiEstablishments, issueToken } from '../../../../contract/api';
import {
  addClientKeys,
  addOwnClientKeys,
  getApiClient,
  getOwnApiClient,
  removeClientKey,
  removeOwnClientKey,
  setClientAddresses,
  setOwnClientAddresses,
} from '../../../../contract/api-clients';
import { API } from '../../../../contract/limits';
import { listSecurityEvents } from '../../../../contract/security-events';
import { updateUser } from '../../../../contract/users';
import { clientOfToken } from '../../../../server/platform/principal/client';
import { runOn } from '../../../../server/platform/principal/person';
import { addUser } from '../../../support/network';
import { NOON } from '../../../support/portal';
import { added, asks, claimsOf, jwkOf, PORTAL, pairs, pemOf, signed } from './client-keys';
import { openShop, type Shop } from './shop';

/* What managers and level 1 say of an API user: its public keys, and the addresses from which it may come. */

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ PORTAL_PUBLIC_URL: PORTAL, PORTAL_TRUST_PROXY: '10.0.0.1' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.portal.setNow(NOON);
  await sql`delete from rate_limit`.execute(shop.database.db);
  await sql`delete from api_user_key`.execute(shop.database.db);
  await sql`update api_user set addresses = '{}'`.execute(shop.database.db);
});

const own = async () => (await shop.portal.call(getOwnApiClient, { token: shop.tokens.manager })).body;
const add = (key: string, name = '') =>
  shop.portal.call(addOwnClientKeys, {
    token: shop.tokens.manager,
    body: { name, key },
    headers: { 'accept-language': 'en' },
  });
const set = (addresses: readonly string[], before: readonly string[] = []) =>
  shop.portal.call(setOwnClientAddresses, {
    token: shop.tokens.manager,
    body: { addresses, before },
    headers: { 'accept-language': 'en' },
  });
const trail = async () =>
  (
    await sql<{ action: string; before: unknown; after: unknown; actor: string }>`
      select action, before, after, actor from audit where entity = 'api_user' order by id desc limit 3`.execute(
      shop.database.db,
    )
  ).rows;

describe('API-17 a public key', () => {
  test.each(Object.entries(pairs))(
    'API-17 of %s is taken as PEM, as a JWK and in a JWKS',
    async (_alg, make) => {
      const pair = make();
      const jwk = await jwkOf(pair);
      const thumbprint = await calculateJwkThumbprint(jwk);
      for (const text of [
        pemOf(pair),
        `\n${pemOf(pair).replaceAll('\n', '\r\n')}  `,
        JSON.stringify(jwk),
        JSON.stringify({ keys: [{ ...jwk, use: 'sig', key_ops: ['verify'] }] }),
      ]) {
        const { status, body } = await add(text, 'Server');
        expect([status, body.keys]).toMatchObject([
          201,
          [{ kid: thumbprint, name: 'Server', lastUsedAt: null }],
        ]);
        await sql`delete from api_user_key`.execute(shop.database.db);
      }
    },
  );

  test('API-17 of the old form of RSA, and with the kid that it came with', async () => {
    const rsa = pairs.RS256();
    const { body } = await add(rsa.publicKey.export({ type: 'pkcs1', format: 'pem' }).toString());
    expect(body.keys).toMatchObject([{ kind: 'RSA', name: body.keys[0].kid }]);
    const jwk = { ...(await jwkOf(pairs.ES384())), kid: 'erp-2026' };
    expect((await add(JSON.stringify(jwk))).body.keys.at(-1)).toMatchObject({
      kid: 'erp-2026',
      name: 'erp-2026',
      kind: 'P-384',
      createdAt: '2026-11-20T12:00:00',
    });
  });

  const rsaOf = (modulusLength: number, publicExponent = 65_537) =>
    generateKeyPairSync('rsa', { modulusLength, publicExponent });
  const refusals: [string, string, () => Promise<string> | string][] = [
    [
      'private, as PEM',
      'This is a private key',
      () => {
        const { privateKey } = pairs.ES256();
        return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      },
    ],
    [
      'private and encrypted',
      'This is a private key',
      () =>
        pairs
          .RS256()
          .privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' })
          .toString(),
    ],
    [
      'private, behind its public one',
      'This is a private key',
      () => {
        const pair = pairs.EdDSA();
        return pemOf(pair) + pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      },
    ],
    [
      'private, as a JWK',
      'This is a private key',
      () => JSON.stringify(pairs.ES256().privateKey.export({ format: 'jwk' })),
    ],
    [
      'private, in a JWKS',
      'This is a private key',
      async () =>
        JSON.stringify({
          keys: [await jwkOf(pairs.ES256()), pairs.RS256().privateKey.export({ format: 'jwk' })],
        }),
    ],
    ['shared', 'This is a private key', () => JSON.stringify({ kty: 'oct', k: 'c2VjcmV0' })],
    ['of RSA that is too short', 'RSA of 2048', () => pemOf({ ...rsaOf(1024), alg: 'RS256' })],
    [
      'of RSA that is too long',
      'RSA of 2048',
      () => {
        const n = Buffer.alloc(1024, 0xff).toString('base64url');
        return JSON.stringify({ kty: 'RSA', n, e: 'AQAB' });
      },
    ],
    ['of RSA with a small exponent', 'RSA of 2048', () => pemOf({ ...rsaOf(2048, 3), alg: 'RS256' })],
    [
      'of another curve',
      'RSA of 2048',
      () => pemOf({ ...generateKeyPairSync('ec', { namedCurve: 'secp256k1' }), alg: 'ES256K' }),
    ],
    [
      'of X25519, which signs nothing',
      'RSA of 2048',
      () => pemOf({ ...generateKeyPairSync('x25519'), alg: '' }),
    ],
    [
      'for encryption',
      'RSA of 2048',
      async () => JSON.stringify({ ...(await jwkOf(pairs.RS256())), use: 'enc' }),
    ],
    [
      'for an algorithm that is not accepted',
      'RSA of 2048',
      async () => JSON.stringify({ ...(await jwkOf(pairs.RS256())), alg: 'RS512' }),
    ],
    [
      'that is no point of its curve',
      'Paste a public key',
      async () => JSON.stringify({ ...(await jwkOf(pairs.ES256())), y: 'A'.repeat(43) }),
    ],
    ['in two parts of PEM', 'Paste a public key', () => pemOf(pairs.ES256()) + pemOf(pairs.ES256())],
    [
      'in a certificate',
      'Paste a public key',
      () => pemOf(pairs.ES256()).replaceAll('PUBLIC KEY', 'CERTIFICATE'),
    ],
    ['as ssh writes it', 'Paste a public key', () => 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIA me@shop'],
    ['in an empty JWKS', 'Paste a public key', () => '{"keys":[]}'],
    ['in a list that holds another thing', 'Paste a public key', () => '{"keys":[7]}'],
    [
      'with a kid that is none',
      'Paste a public key',
      async () => JSON.stringify({ ...(await jwkOf(pairs.ES256())), kid: 7 }),
    ],
    [
      'with a kid that cannot be stored',
      'Paste a public key',
      async () => JSON.stringify({ ...(await jwkOf(pairs.ES256())), kid: 'a\0' }),
    ],
    ['that is no key', 'Paste a public key', () => '{'],
    ['of nothing', 'Paste a public key', () => ' '],
  ];
  test.each(refusals)('API-17 is refused: %s', async (_what, sentence, textOf) => {
    const { status, body } = await add(await textOf());
    expect([status, Object.keys(body.fields)]).toEqual([400, ['key']]);
    expect(body.message).toContain(sentence);
    expect(body.message).not.toContain(':');
    expect((await own()).keys).toEqual([]);
  });

  test('API-17 nothing of a private key is kept anywhere', async () => {
    const { privateKey } = pairs.ES256();
    const { d = '' } = privateKey.export({ format: 'jwk' });
    await add(JSON.stringify(privateKey.export({ format: 'jwk' })));
    const { rows } = await sql<{ hits: number }>`select count(*)::int as hits from (
      select to_jsonb(a)::text as content from audit a union all select to_jsonb(k)::text from api_user_key k
      union all select to_jsonb(e)::text from security_event e union all select to_jsonb(j)::text from job j) all_of_it
      where content like ${`%${d}%`}`.execute(shop.database.db);
    expect(rows).toEqual([{ hits: 0 }]);
  });

  test('API-17 is there once, by its content and by its kid, and five at most', async () => {
    const pair = pairs.ES256();
    await add(pemOf(pair));
    const jwk = await jwkOf(pair);
    expect((await add(JSON.stringify({ ...jwk, kid: 'another' }))).body.message).toContain('already has');
    const set5 = await Promise.all(
      Array.from({ length: 4 }, async (_, at) => ({ ...(await jwkOf(pairs.ES256())), kid: `k${at}` })),
    );
    expect((await add(JSON.stringify({ keys: [...set5, set5[0]] }))).body.message).toContain('already has');
    expect((await add(JSON.stringify({ keys: set5 }))).body.keys).toHaveLength(API.keys);
    expect((await add(JSON.stringify({ ...(await jwkOf(pairs.ES256())), kid: 'k0' }))).status).toBe(400);
    expect((await add(pemOf(pairs.ES256()))).body.message).toContain('can have 5 keys');
  });

  test('API-17 no more than five come of several people at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => add(pemOf(pairs.ES256()), `Key ${at}`)),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 201, 201, 201, 201, 400, 400, 400,
    ]);
    expect((await own()).keys).toHaveLength(API.keys);
  });

  test('API-17 added and removed, is in the trail and among the events of security', async () => {
    const { id, kid } = await added(shop, pairs.ES256(), 'Payroll');
    await shop.portal.call(removeOwnClientKey, { token: shop.tokens.manager, params: { key: id } });
    const name = `Payroll (${kid})`;
    expect(await trail()).toMatchObject([
      { actor: '20000002', action: 'update', before: { keyRemoved: name } },
      { actor: '20000002', action: 'update', after: { keyAdded: name } },
      {},
    ]);
    const { body } = await shop.portal.call(listSecurityEvents, {
      token: shop.tokens.administrator,
      query: { kind: 'secret-changed', page: 0, size: 10 },
    });
    expect(body.content[0]).toMatchObject({ actor: '20000002', entry: { entity: 'api_user' } });
  });

  test('API-17 goes with the API user of somebody who is no manager any more', async () => {
    const other = await shop.another(['0003']);
    const { body } = await shop.portal.call(addClientKeys, {
      token: shop.tokens.administrator,
      params: { id: other.id },
      body: { name: '', key: pemOf(pairs.ES256()) },
    });
    expect(body.keys).toHaveLength(1);
    const demoted = await shop.portal.call(updateUser, {
      token: shop.tokens.administrator,
      params: { id: other.id },
      body: {
        effectiveRoles: [3],
        flagUserApi: { codUsuario: null, apiAccess: 0, dtInicio: null, dtFinal: null },
      },
    });
    expect(demoted.status).toBe(200);
    const left = await sql`select 1 from api_user_key where client_id = ${other.clientId}`.execute(
      shop.database.db,
    );
    expect(left.rows).toEqual([]);
  });
});

describe('API-17 who says it', () => {
  test('API-17 level 1 for any manager, and a manager for nobody else', async () => {
    const other = await shop.another(['0003']);
    const params = { id: other.id };
    const by = (token: string) => async () => [
      (await shop.portal.call(getApiClient, { token, params })).status,
      (
        await shop.portal.call(addClientKeys, {
          token,
          params,
          body: { name: 'A', key: pemOf(pairs.ES256()) },
        })
      ).status,
      (
        await shop.portal.call(setClientAddresses, {
          token,
          params,
          body: { addresses: ['203.0.113.7'], before: [] },
        })
      ).status,
      (await shop.portal.call(removeClientKey, { token, params: { ...params, key: 1 } })).status,
    ];
    expect(await by(shop.tokens.manager)()).toEqual([403, 403, 403, 403]);
    expect(await by(shop.tokens.administrator)()).toEqual([200, 201, 200, 404]);
    const { body } = await shop.portal.call(getApiClient, { token: shop.tokens.administrator, params });
    expect(body).toMatchObject({ keys: [{ name: 'A' }], addresses: ['203.0.113.7'] });
  });

  test('API-17 the key of another manager is not there', async () => {
    const other = await shop.another(['0003']);
    const params = { id: other.id };
    const made = await shop.portal.call(addClientKeys, {
      token: shop.tokens.administrator,
      params,
      body: { name: '', key: pemOf(pairs.ES256()) },
    });
    const key = made.body.keys[0].id;
    const removal = await shop.portal.call(removeOwnClientKey, {
      token: shop.tokens.manager,
      params: { key },
    });
    expect(removal.status).toBe(404);
    // Nor is it that of the user whom the address names.
    const elsewhere = await shop.portal.call(removeClientKey, {
      token: shop.tokens.administrator,
      params: { id: shop.id, key },
    });
    expect(elsewhere.status).toBe(404);
    const gone = await shop.portal.call(removeClientKey, {
      token: shop.tokens.administrator,
      params: { ...params, key },
    });
    expect([gone.status, gone.body.keys]).toEqual([200, []]);
  });

  test('API-17 nobody for an administrator, a user without an API user, or nobody', async () => {
    const { db } = shop.database;
    const without = await addUser(db, { login: '48100001', role: 2, establishments: ['0001'] });
    const administrator = await addUser(db, { login: '10000009', role: 1 });
    const statuses = await Promise.all(
      [without, administrator, 2_147_483_647].map(
        async (id) =>
          (await shop.portal.call(getApiClient, { token: shop.tokens.administrator, params: { id } })).status,
      ),
    );
    expect(statuses).toEqual([404, 403, 404]);
  });

  test('API-17 no viewer, and no manager without API access', async () => {
    const { db } = shop.database;
    await addUser(db, { login: '48100002', role: 3, establishments: ['0001'] });
    await addUser(db, { login: '48100003', role: 2, establishments: ['0001'] });
    for (const login of ['48100002', '48100003']) {
      const { token } = await shop.portal.signIn(login);
      const answers = [
        await shop.portal.call(getOwnApiClient, { token }),
        await shop.portal.call(addOwnClientKeys, { token, body: { name: '', key: pemOf(pairs.ES256()) } }),
        await shop.portal.call(removeOwnClientKey, { token, params: { key: 1 } }),
        await shop.portal.call(setOwnClientAddresses, { token, body: { addresses: [], before: [] } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    }
  });
});

describe('API-17 the addresses of an API user', () => {
  test('API-17 are written in one form, each once', async () => {
    const { status, body } = await set([
      ' 203.0.113.7 ',
      '203.0.113.7/32',
      '198.51.100.77/24',
      '2001:DB8:0:0:0:0:0:1',
      '2001:db8::1:ff/112',
      '::ffff:192.0.2.1',
      '::ffff:192.0.2.0/120',
      '10.0.0.0/8',
      '2001::/16',
    ]);
    expect([status, body.addresses]).toEqual([
      200,
      [
        '203.0.113.7',
        '198.51.100.0/24',
        '2001:db8::1',
        '2001:db8::1:0/112',
        '192.0.2.1',
        '192.0.2.0/24',
        '10.0.0.0/8',
        '2001::/16',
      ],
    ]);
    expect(await trail()).toMatchObject([
      { action: 'update', before: { addresses: [] }, after: { addresses: body.addresses } },
      {},
      {},
    ]);
    const events = await shop.portal.call(listSecurityEvents, {
      token: shop.tokens.administrator,
      query: { kind: 'access-changed', page: 0, size: 10 },
    });
    expect(events.body.content[0]).toMatchObject({ actor: '20000002', entry: { entity: 'api_user' } });
  });

  test.each([
    ['shop.example', 'Line 2 is neither'],
    ['203.0.113.300', 'Line 2 is neither'],
    ['203.0.113.0/33', 'Line 2 is neither'],
    ['203.0.113.0/', 'Line 2 is neither'],
    ['010.0.0.1', 'Line 2 is neither'],
    ['fe80::1%eth0', 'Line 2 is neither'],
    ['', 'Line 2 is neither'],
    ['a\u0000', ''],
    ['0.0.0.0/0', 'Line 2 is too wide'],
    ['10.0.0.0/7', 'Line 2 is too wide'],
    ['2000::/15', 'Line 2 is too wide'],
    ['::/0', 'Line 2 is too wide'],
    ['::ffff:0:0/96', 'Line 2 is too wide'],
  ])('API-17 refuse %j', async (typed, sentence) => {
    const { status, body } = await set(['203.0.113.7', typed]);
    expect(status).toBe(400);
    expect(body.message).toContain(sentence === '' ? '' : sentence);
    expect(Object.keys(body.fields)[0]).toMatch(/^addresses/);
    expect((await own()).addresses).toEqual([]);
  });

  test('API-17 are twenty at most', async () => {
    const many = Array.from({ length: API.addresses + 1 }, (_, at) => `203.0.113.${at}`);
    expect([(await set(many)).status, (await set(many.slice(1))).status]).toEqual([400, 200]);
  });

  test('API-17 two people at once do not undo one another', async () => {
    const answers = await Promise.all([set(['203.0.113.1']), set(['203.0.113.2'])]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const now = (await own()).addresses;
    expect((await set(['203.0.113.3'], now)).status).toBe(200);
    // Whoever asks for what there is already has lost nothing.
    expect((await set(['203.0.113.3'], [])).status).toBe(200);
  });

  test.each<[string, string[], string, boolean]>([
    ['an address', ['203.0.113.7'], '203.0.113.7', true],
    ['another address', ['203.0.113.7'], '203.0.113.8', false],
    ['one of several', ['198.51.100.1', '203.0.113.7'], '203.0.113.7', true],
    ['the first of a network', ['203.0.113.64/26'], '203.0.113.64', true],
    ['the last of a network', ['203.0.113.64/26'], '203.0.113.127', true],
    ['one before a network', ['203.0.113.64/26'], '203.0.113.63', false],
    ['one behind a network', ['203.0.113.64/26'], '203.0.113.128', false],
    ['IPv6', ['2001:db8::1'], '2001:db8:0:0::1', true],
    ['another of IPv6', ['2001:db8::1'], '2001:db8::2', false],
    ['the last of a network of IPv6', ['2001:db8:1::/48'], '2001:db8:1:ffff:ffff:ffff:ffff:ffff', true],
    ['one behind a network of IPv6', ['2001:db8:1::/48'], '2001:db8:2::', false],
    ['IPv4 as IPv6', ['203.0.113.0/24'], '::ffff:203.0.113.9', true],
    ['other IPv4 as IPv6', ['203.0.113.0/24'], '::ffff:203.0.114.9', false],
    ['IPv4 that was typed as IPv6', ['::ffff:203.0.113.9'], '203.0.113.9', true],
    ['IPv6 where only IPv4 is listed', ['203.0.113.0/24'], '2001:db8::1', false],
  ])('API-17 admit %s', async (_what, addresses, remoteAddress, admitted) => {
    const token = await shop.token();
    await set(addresses);
    const { clientId, clientSecret } = shop.credentials;
    const asked = await shop.portal.call(issueToken, {
      body: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
      remoteAddress,
    });
    const called = await shop.call(apiEstablishments, { token, remoteAddress });
    expect([asked.status, called.status]).toEqual(admitted ? [200, 200] : [401, 403]);
  });

  test('API-17 count from the next call of a token that lives, and no longer than they are listed', async () => {
    const remoteAddress = '203.0.113.7';
    const headers = { 'accept-language': 'en' };
    const token = await shop.token();
    const call = () => shop.call(apiEstablishments, { token, remoteAddress, headers });
    expect((await call()).status).toBe(200);
    await set(['203.0.113.8']);
    const { status, body, headers: answered } = await call();
    expect([status, answered['content-type'], body.code]).toEqual([
      403,
      'application/problem+json',
      'FORBIDDEN',
    ]);
    expect(body.detail).toMatch(/^The API user accepts no calls from the address that you call from/);
    await set(['203.0.113.0/28'], ['203.0.113.8']);
    expect((await call()).status).toBe(200);
    await set(['198.51.100.1'], ['203.0.113.0/28']);
    expect((await call()).status).toBe(403);
    await set([], ['198.51.100.1']);
    expect((await call()).status).toBe(200);
  });

  test('API-17 are asked of keys too, say so to whoever has a right one, and use up no assertion', async () => {
    const pair = pairs.ES256();
    const { kid } = await added(shop, pair);
    await set(['203.0.113.7']);
    const assertion = await signed(pair, kid, claimsOf(shop));
    const elsewhere = await asks(shop, assertion, { remoteAddress: '203.0.113.8' });
    expect([elsewhere.status, elsewhere.body.error]).toEqual([401, 'invalid_client']);
    expect(elsewhere.body.error_description).toMatch(/^The client may not come from this address/);
    expect((await asks(shop, assertion, { remoteAddress: '203.0.113.7' })).status).toBe(200);
    const wrong = await signed(pairs.ES256(), kid, claimsOf(shop));
    const stranger = await asks(shop, wrong, { remoteAddress: '203.0.113.8' });
    expect(stranger.body.error_description).not.toContain('address');
  });

  test('API-17 leave events of those who were refused, at the token and at a call', async () => {
    const remoteAddress = '198.51.100.99';
    const token = await shop.token();
    await set(['203.0.113.7']);
    const { clientId, clientSecret } = shop.credentials;
    const body = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
    await shop.portal.call(issueToken, { body, remoteAddress });
    await shop.call(apiEstablishments, { token, remoteAddress });
    const events = await shop.portal.call(listSecurityEvents, {
      token: shop.tokens.administrator,
      query: { address: remoteAddress, page: 0, size: 10 },
    });
    expect(
      events.body.content.map(({ kind, actor, reason, operation }: Record<string, string>) => [
        kind,
        actor,
        reason,
        operation,
      ]),
    ).toEqual([
      ['client-refused', clientId, 'address not allowed', 'apiEstablishments'],
      ['client-refused', clientId, 'address not allowed', 'issueToken'],
    ]);
  });

  test('API-17 are those that the server trusts: nobody writes another one into a header', async () => {
    await set(['203.0.113.7']);
    const { clientId, clientSecret } = shop.credentials;
    const from = (remoteAddress: string, forwarded: string) =>
      shop.portal.call(issueToken, {
        body: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
        headers: { 'x-forwarded-for': forwarded },
        remoteAddress,
      });
    const statuses = [
      await from('198.51.100.5', '203.0.113.7'),
      await from('10.0.0.1', '203.0.113.7'),
      await from('10.0.0.1', '203.0.113.7, 198.51.100.5'),
      await from('10.0.0.1', '198.51.100.5, 203.0.113.7:4711'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 200, 401, 200]);
  });

  test('API-17 do not concern people, who change them from anywhere', async () => {
    await set(['203.0.113.7']);
    const { status } = await shop.portal.call(getOwnApiClient, {
      token: shop.tokens.manager,
      remoteAddress: '198.51.100.5',
    });
    expect(status).toBe(200);
  });
});

test('API-17 one query says whether a token still opens the API, and from where', async () => {
  const pair = pairs.EdDSA();
  const { id } = await added(shop, pair);
  await set(['203.0.113.0/24']);
  const { context } = shop.portal;
  const version = await sql<{
    key_version: number;
  }>`select key_version from api_user where user_id = ${shop.id}`.execute(shop.database.db);
  const token = {
    clientId: shop.credentials.clientId,
    keyId: id,
    keyVersion: version.rows[0]?.key_version ?? 0,
  };
  let queries = 0;
  const run = runOn(shop.database.db);
  const client = await clientOfToken(context, token, '203.0.113.7', (query) => {
    queries += 1;
    return run(query);
  });
  expect([queries, client?.addresses, client?.address]).toEqual([1, ['203.0.113.0/24'], '203.0.113.7']);
});
