import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  clientCredentialsGrant,
  PrivateKeyJwt,
  ResponseBodyError,
  type ServerMetadata,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiEstablishments, authorizationServer, issueToken } from '../../contract/api';
import { addOwnClientKeys, removeOwnClientKey } from '../../contract/api-clients';
import { type LiveShop, openLiveShop } from './live';

/* A library for OAuth that knows nothing of the portal but two addresses. */

let shop: LiveShop;
beforeAll(async () => {
  shop = await openLiveShop();
});
afterAll(() => shop.close());

function configured(secret: string, by: (clientSecret: string) => ClientAuth) {
  const { address } = shop;
  const server = { issuer: address, token_endpoint: address + issueToken.path };
  const config = new Configuration(server, shop.credentials.clientId, secret, by(secret));
  allowInsecureRequests(config);
  return config;
}

const ways = [
  ['HTTP Basic', ClientSecretBasic],
  ['the body', ClientSecretPost],
] as const;

test.each(ways)('API-17 openid-client gets a token by %s, and the token opens the API', async (_way, by) => {
  const granted = await clientCredentialsGrant(configured(shop.credentials.clientSecret, by));
  expect([granted.token_type.toLowerCase(), granted.expires_in]).toEqual(['bearer', 900]);
  const answer = await fetch(shop.address + apiEstablishments.path, {
    headers: { authorization: `Bearer ${granted.access_token}` },
  });
  expect(answer.status).toBe(200);
});

test.each(ways)('API-17 openid-client hears invalid_client for a wrong secret by %s', async (_way, by) => {
  const refused = await clientCredentialsGrant(configured('wrong', by)).catch((error: unknown) => error);
  if (refused instanceof ResponseBodyError) {
    expect([refused.status, refused.error]).toEqual([401, 'invalid_client']);
    return;
  }
  // Where an answer has a challenge the library reads that before the body.
  expect(refused).toBeInstanceOf(WWWAuthenticateChallengeError);
  const { response } = refused as WWWAuthenticateChallengeError;
  expect([response.status, await response.json()]).toMatchObject([401, { error: 'invalid_client' }]);
});

test('API-17 openid-client hears what else is refused', async () => {
  const config = configured(shop.credentials.clientSecret, ClientSecretPost);
  const refused = await clientCredentialsGrant(config, { scope: 'all' }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ResponseBodyError);
  expect(refused).toMatchObject({ status: 400, error: 'invalid_scope' });
});

const algorithms = [
  { name: 'ECDSA', namedCurve: 'P-256' },
  { name: 'ECDSA', namedCurve: 'P-384' },
  { name: 'Ed25519' },
  {
    name: 'RSASSA-PKCS1-v1_5',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  },
  { name: 'RSA-PSS', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
];

test.each(algorithms)(
  'API-17 openid-client signs in with a key of $name $namedCurve, and hears invalid_client when it is removed',
  async (algorithm) => {
    const pair = (await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair;
    const jwk = await crypto.subtle.exportKey('jwk', pair.publicKey);
    // The library goes by the clock of the machine.
    shop.portal.setNow(new Date());
    const { token } = await shop.portal.signIn('20000002');
    const { body } = await shop.portal.call(addOwnClientKeys, {
      token,
      body: { name: algorithm.name, key: JSON.stringify({ keys: [jwk] }) },
    });
    const { id, kid } = body.keys.at(-1);
    const { address, credentials } = shop;
    const answer = await fetch(address + authorizationServer.path);
    const server = (await answer.json()) as ServerMetadata;
    const config = new Configuration(
      server,
      credentials.clientId,
      undefined,
      PrivateKeyJwt({ key: pair.privateKey, kid }),
    );
    allowInsecureRequests(config);
    const granted = await clientCredentialsGrant(config);
    const listed = await fetch(address + apiEstablishments.path, {
      headers: { authorization: `Bearer ${granted.access_token}` },
    });
    expect(listed.status).toBe(200);
    await shop.portal.call(removeOwnClientKey, { token, params: { key: id } });
    const refused = await clientCredentialsGrant(config).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(WWWAuthenticateChallengeError);
    const { response } = refused as WWWAuthenticateChallengeError;
    expect([response.status, await response.json()]).toMatchObject([401, { error: 'invalid_client' }]);
  },
);
