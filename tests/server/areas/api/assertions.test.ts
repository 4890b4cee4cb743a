import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiEstablishments, authorizationServer, issueToken } from '../../../../contract/api';
import { addOwnClientKeys, getOwnApiClient, removeOwnClientKey } from '../../../../contract/api-clients';
import { renewOwnSecret, revokeOwnSecret } from '../../../../contract/api-credentials';
import { API } from '../../../../contract/limits';
import { listSecurityEvents } from '../../../../contract/security-events';
import { updateUser } from '../../../../contract/users';
import { purgeAssertions } from '../../../../server/areas/api/assertion';
import { NOON } from '../../../support/portal';
import {
  added,
  asks,
  claimsOf,
  handMade,
  jwkOf,
  type Pair,
  PORTAL,
  pairs,
  pemOf,
  signed,
  TOKEN_ADDRESS,
} from './client-keys';
import { openShop, type Shop } from './shop';

/* private_key_jwt: programs that sign in with a key of their own. */

let shop: Shop;
let pair: Pair;
let kid: string;
let key: number;

beforeAll(async () => {
  shop = await openShop({ PORTAL_PUBLIC_URL: PORTAL });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.portal.setNow(NOON);
  await sql`delete from rate_limit`.execute(shop.database.db);
  await sql`delete from api_user_key`.execute(shop.database.db);
  pair = pairs.ES256();
  ({ kid, id: key } = await added(shop, pair));
});

const SECOND = 1000;
const later = (seconds: number) => shop.portal.setNow(new Date(Date.parse(NOON) + seconds * SECOND));
const works = async (token: string) => (await shop.call(apiEstablishments, { token })).status;
const good = (overrides: object = {}) => signed(pair, kid, claimsOf(shop, overrides));
const tokenOf = async (assertion: string): Promise<string> => {
  const { status, body } = await asks(shop, assertion);
  expect([status, body.error]).toEqual([200, undefined]);
  return body.access_token;
};
/** A refusal tells its caller no reason, whatever is wrong. */
const refused = async (assertion: string, fields: Record<string, string> = {}) => {
  const { status, body } = await asks(shop, assertion, fields);
  expect([status, body]).toEqual([
    401,
    {
      error: 'invalid_client',
      error_description: 'Client id, secret or assertion are wrong, or the client has no API access today',
    },
  ]);
};
const reasonsAt = async (address: string) => {
  const { body } = await shop.portal.call(listSecurityEvents, {
    token: shop.tokens.administrator,
    query: { address, page: 0, size: 50 },
  });
  return body.content.map(({ kind, actor, reason }: Record<string, string>) => [kind, actor, reason]);
};

describe('API-17 a token for an assertion', () => {
  test.each(Object.entries(pairs))('API-17 that is signed by %s opens the API', async (_alg, make) => {
    await sql`delete from api_user_key`.execute(shop.database.db);
    pair = make();
    ({ kid } = await added(shop, pair));
    const token = await tokenOf(await good());
    expect(await works(token)).toBe(200);
  });

  test('API-17 names the issuer or the token endpoint, with or without the client id and a kid', async () => {
    for (const aud of [TOKEN_ADDRESS, PORTAL, [PORTAL], [PORTAL, TOKEN_ADDRESS]]) {
      expect(await works(await tokenOf(await good({ aud })))).toBe(200);
    }
    const { status } = await asks(shop, await good(), { client_id: shop.credentials.clientId });
    expect(status).toBe(200);
    await tokenOf(await signed(pair, undefined, claimsOf(shop)));
  });

  test('API-17 within clocks that differ by a minute, and ten minutes of life', async () => {
    const seconds = Date.parse(NOON) / SECOND;
    await tokenOf(await good({ iat: seconds + 60, nbf: seconds + 60, exp: seconds + 659 }));
    await tokenOf(await good({ exp: seconds - 59 }));
  });

  test('API-17 is told by discovery, with its algorithms', async () => {
    const { body } = await shop.portal.call(authorizationServer);
    expect(body).toMatchObject({ issuer: PORTAL, token_endpoint: TOKEN_ADDRESS });
    expect(body.token_endpoint_auth_methods_supported).toContain('private_key_jwt');
    expect(body.token_endpoint_auth_signing_alg_values_supported).toEqual([
      'RS256',
      'PS256',
      'ES256',
      'ES384',
      'EdDSA',
      'Ed25519',
    ]);
  });

  test('API-17 says when the key was last used', async () => {
    const shown = async () =>
      (await shop.portal.call(getOwnApiClient, { token: shop.tokens.manager })).body.keys[0].lastUsedAt;
    expect(await shown()).toBeNull();
    later(5);
    await tokenOf(await good());
    expect(await shown()).toBe('2026-11-20T12:00:05');
  });

  test('API-17 goes on after the secret was revoked or renewed, and works beside it', async () => {
    const token = await tokenOf(await good());
    await shop.portal.call(revokeOwnSecret, { token: shop.tokens.manager });
    expect([await works(token), await works(await tokenOf(await good()))]).toEqual([200, 200]);
    const renewed = await shop.portal.call(renewOwnSecret, { token: shop.tokens.manager, body: {} });
    shop.credentials = renewed.body;
    expect([await works(token), await works(await shop.token(shop.credentials))]).toEqual([200, 200]);
  });

  test('API-17 ends with its key, and that of another key does not', async () => {
    const other = pairs.EdDSA();
    const otherKey = await added(shop, other, 'Other');
    const token = await tokenOf(await good());
    const kept = await tokenOf(await signed(other, otherKey.kid, claimsOf(shop)));
    const removal = { token: shop.tokens.manager, params: { key } };
    expect((await shop.portal.call(removeOwnClientKey, removal)).status).toBe(200);
    expect([await works(token), await works(kept)]).toEqual([401, 200]);
    await refused(await good());
    expect((await shop.portal.call(removeOwnClientKey, removal)).status).toBe(404);
  });

  test('API-17 ends with the API access of its manager, and does not come back with it', async () => {
    const token = await tokenOf(await good());
    const save = (active: boolean) =>
      shop.portal.call(updateUser, {
        token: shop.tokens.administrator,
        params: { id: shop.id },
        body: { active },
      });
    await save(false);
    expect(await works(token)).toBe(401);
    await refused(await good());
    await save(true);
    shop.tokens.manager = (await shop.portal.signIn('20000002')).token;
    expect(await works(token)).toBe(401);
    expect(await works(await tokenOf(await good()))).toBe(200);
  });
});

describe('API-17 an assertion is refused', () => {
  const seconds = Date.parse(NOON) / SECOND;
  test.each<[string, object]>([
    ['for another audience', { aud: 'https://another.example/api/token' }],
    ['for no audience', { aud: undefined }],
    ['for this portal and another', { aud: [PORTAL, 'https://another.example'] }],
    ['for an empty list', { aud: [] }],
    ['for an address below the issuer', { aud: `${PORTAL}/` }],
    ['of another issuer', { iss: 'somebody' }],
    ['of no issuer', { iss: undefined }],
    ['of another subject', { sub: '5f0c3d0e-4a52-4b8e-9a50-0f7f4f1a2b3c' }],
    ['of a subject that cannot be stored', { sub: 'a\0' }],
    ['of no subject', { sub: undefined }],
    ['that has expired', { exp: seconds - 60 }],
    ['that lives for too long', { exp: seconds + 661 }],
    ['that lives for ever', { exp: undefined }],
    ['that lives for a text', { exp: String(seconds + 300) }],
    ['that is not valid yet', { nbf: seconds + 61 }],
    ['that was issued in the future', { iat: seconds + 61 }],
    ['that was issued at a text', { iat: 'now' }],
    ['without a name', { jti: undefined }],
    ['with an empty name', { jti: '' }],
    ['with a number as its name', { jti: 7 }],
    ['with a name without end', { jti: 'x'.repeat(256) }],
  ])('API-17 %s', async (_what, overrides) => {
    await refused(await good(overrides));
    // Nothing of it was kept.
    await tokenOf(await good());
  });

  test('API-17 that is used again, and of two at the same moment one is accepted', async () => {
    const once = await good();
    await tokenOf(once);
    await refused(once);
    const twice = await good();
    const answers = await Promise.all([asks(shop, twice), asks(shop, twice), asks(shop, twice)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 401, 401,
    ]);
  });

  test('API-17 that is used again until it has expired, whatever was thrown out meanwhile', async () => {
    const once = await good({ exp: seconds + 300 });
    await tokenOf(once);
    later(359);
    await purgeAssertions(shop.portal.context);
    await refused(once);
    later(421);
    await purgeAssertions(shop.portal.context);
    const { rows } = await sql`select 1 from client_assertion_used where expires_at < ${new Date(
      (seconds + 421) * SECOND,
    ).toISOString()}::timestamptz`.execute(shop.database.db);
    expect(rows).toEqual([]);
  });

  test('API-17 of the same name is accepted from another client', async () => {
    const other = await shop.another(['0003']);
    const { token } = await shop.portal.signIn(
      (
        await sql<{ login: string }>`select login from portal_user where id = ${other.id}`.execute(
          shop.database.db,
        )
      ).rows[0]?.login ?? '',
    );
    const theirs = pairs.ES256();
    const body = { name: '', key: pemOf(theirs) };
    const made = await shop.portal.call(addOwnClientKeys, { token, body });
    const names = { jti: 'the same' };
    await tokenOf(await good(names));
    const subject = { iss: other.clientId, sub: other.clientId, ...names };
    await tokenOf(await signed(theirs, made.body.keys[0].kid, claimsOf(shop, subject)));
    // The key of one client is nobody else's.
    await refused(await signed(pair, kid, claimsOf(shop, { ...subject, jti: 'another' })));
    await refused(await signed(theirs, made.body.keys[0].kid, claimsOf(shop)));
  });

  test('API-17 by another key, an unknown one, or none where there are several', async () => {
    await refused(await signed(pairs.ES256(), kid, claimsOf(shop)));
    await refused(await signed(pair, 'unknown', claimsOf(shop)));
    await added(shop, pairs.ES256(), 'Second');
    await refused(await signed(pair, undefined, claimsOf(shop)));
    await tokenOf(await good());
  });

  test('API-17 signed by nobody, or with the public key as a shared secret', async () => {
    const claims = claimsOf(shop);
    const jwk = await jwkOf(pair);
    await refused(handMade({ alg: 'none' }, claims));
    await refused(handMade({ alg: 'none', kid }, claims));
    await refused(handMade({ alg: 'None', kid }, claims));
    for (const secret of [pemOf(pair), pemOf(pair).trim(), JSON.stringify(jwk)]) {
      await refused(handMade({ alg: 'HS256', kid }, claims, secret));
      await refused(handMade({ alg: 'ES256', kid }, claims, secret));
    }
  });

  test('API-17 by a key that it brings itself', async () => {
    const own = pairs.ES256();
    const jwk = await jwkOf(own);
    const { SignJWT } = await import('jose');
    for (const header of [{ jwk }, { jku: 'https://evil.example/jwks' }, { kid, jwk }, { kid, x5u: 'x' }]) {
      const token = await new SignJWT(claimsOf(shop))
        .setProtectedHeader({ alg: 'ES256', ...header })
        .sign(own.privateKey);
      await refused(token);
    }
  });

  test('API-17 by an RSA key by another algorithm than it was made for', async () => {
    const rsa = pairs.RS256();
    const jwk = { ...(await jwkOf(rsa)), alg: 'RS256', use: 'sig', kid: 'rsa' };
    const body = { name: 'RSA', key: JSON.stringify({ keys: [jwk] }) };
    expect((await shop.portal.call(addOwnClientKeys, { token: shop.tokens.manager, body })).status).toBe(201);
    await refused(await signed({ ...rsa, alg: 'PS256' }, 'rsa', claimsOf(shop)));
    await tokenOf(await signed(rsa, 'rsa', claimsOf(shop)));
  });

  test('API-17 with a claim or a header twice', async () => {
    const { createSign } = await import('node:crypto');
    const of = (header: string, payload: string) => {
      const text = [header, payload].map((one) => Buffer.from(one).toString('base64url')).join('.');
      const signature = createSign('sha256')
        .update(text)
        .sign({ key: pair.privateKey, dsaEncoding: 'ieee-p1363' })
        .toString('base64url');
      return `${text}.${signature}`;
    };
    const header = JSON.stringify({ alg: 'ES256', kid });
    const payload = () => JSON.stringify(claimsOf(shop));
    await refused(of(header, payload().replace('{', '{"sub":"somebody",')));
    await refused(of(header, payload().replace('{', '{"\\u0061ud":"https://another.example",')));
    await refused(of(header.replace('{', '{"alg":"none",'), payload()));
    await tokenOf(of(header, payload()));
  });

  test('API-17 that is none', async () => {
    const [header, payload, signature] = (await good()).split('.');
    for (const text of [
      'x',
      '...',
      'a.b.c',
      `${header}.${payload}`,
      `${header}.${payload}.`,
      `${header}.${payload}.${signature}.`,
      `${header}.${payload}.${signature?.slice(2)}`,
      `${header}.${payload}.${signature}\n`,
      `.${payload}.${signature}`,
      handMade('[]', '[]'),
      handMade('{', '{'),
      handMade({ alg: 'ES256', crit: ['x'], x: 1, kid }, claimsOf(shop), 'x'),
      'ø'.repeat(100),
    ])
      await refused(text);
    const long = await asks(shop, 'x'.repeat(API.assertionLength + 1));
    expect([long.status, long.body.error]).toEqual([400, 'invalid_request']);
  });

  test('API-17 of another type, of a client that the body does not name, or of nobody', async () => {
    await refused(await good(), { client_assertion_type: 'urn:ietf:params:oauth:grant-type:saml2-bearer' });
    await refused(await good(), { client_id: 'somebody' });
    const nobody = '5f0c3d0e-4a52-4b8e-9a50-0f7f4f1a2b3c';
    for (const make of Object.values(pairs)) {
      await refused(await signed(make(), 'unknown', claimsOf(shop, { iss: nobody, sub: nobody })));
    }
  });

  test('API-17 beside a secret, in the body or in the header', async () => {
    const { clientId, clientSecret } = shop.credentials;
    const both = await asks(shop, await good(), { client_secret: clientSecret });
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    const header = await shop.portal.call(issueToken, {
      body: {
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: await good(),
      },
      headers: { authorization: basic },
    });
    const alone = await asks(shop, '', {});
    const untyped = await asks(shop, await good(), { client_assertion_type: '' });
    expect([both, header, alone, untyped].map(({ status, body }) => [status, body.error])).toEqual(
      Array.from({ length: 4 }, () => [400, 'invalid_request']),
    );
  });

  test('API-17 with an event that says why', async () => {
    const { clientId } = shop.credentials;
    const from = { remoteAddress: '198.51.100.77' };
    const used = await good();
    await asks(shop, used, { remoteAddress: '198.51.100.78' });
    await asks(shop, used, from);
    await asks(shop, await good({ exp: seconds - 60 }), from);
    await asks(shop, await good({ aud: 'x' }), from);
    await asks(shop, await signed(pair, 'unknown', claimsOf(shop)), from);
    expect(await reasonsAt('198.51.100.77')).toEqual([
      ['client-refused', clientId, 'key not known'],
      ['client-refused', clientId, 'assertion not valid'],
      ['client-refused', clientId, 'assertion out of time'],
      ['client-refused', clientId, 'assertion used before'],
    ]);
  });

  test('API-17 a client from one address has a limit a minute, by its assertions too', async () => {
    const from = { remoteAddress: '10.1.1.9' };
    for (let count = 0; count < API.tokensAMinute; count += 1) {
      expect((await asks(shop, await good(), from)).status).toBe(200);
    }
    const { status, body } = await asks(shop, await good(), from);
    expect([status, body.error]).toEqual([429, 'temporarily_unavailable']);
  });
});
