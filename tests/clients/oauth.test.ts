import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  clientCredentialsGrant,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiEstablishments, issueToken } from '../../contract/api';
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
