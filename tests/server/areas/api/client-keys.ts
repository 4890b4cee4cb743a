import { createHmac, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { exportJWK, type JWTPayload, SignJWT } from 'jose';
import { issueToken } from '../../../../contract/api';
import { addOwnClientKeys, type ClientKey } from '../../../../contract/api-clients';
import { ASSERTION_TYPE } from '../../../../server/areas/api/assertion';
import type { Answer } from '../../../support/portal';
import type { Shop } from './shop';

/** Where the portals of these tests are reached. */
export const PORTAL = 'https://portal.example';
export const TOKEN_ADDRESS = PORTAL + issueToken.path;

export interface Pair {
  privateKey: KeyObject;
  publicKey: KeyObject;
  alg: string;
}

/** A pair of keys for each algorithm. */
export const pairs = {
  RS256: () => ({ ...generateKeyPairSync('rsa', { modulusLength: 2048 }), alg: 'RS256' }),
  PS256: () => ({ ...generateKeyPairSync('rsa', { modulusLength: 2048 }), alg: 'PS256' }),
  ES256: () => ({ ...generateKeyPairSync('ec', { namedCurve: 'P-256' }), alg: 'ES256' }),
  ES384: () => ({ ...generateKeyPairSync('ec', { namedCurve: 'P-384' }), alg: 'ES384' }),
  EdDSA: () => ({ ...generateKeyPairSync('ed25519'), alg: 'EdDSA' }),
  Ed25519: () => ({ ...generateKeyPairSync('ed25519'), alg: 'Ed25519' }),
} as const satisfies Record<string, () => Pair>;

export const pemOf = ({ publicKey }: Pair) => publicKey.export({ type: 'spki', format: 'pem' }).toString();
export const jwkOf = async ({ publicKey }: Pair) => exportJWK(publicKey);

/** Adds a key to the API user of the shop's manager. */
export async function added(shop: Shop, pair: Pair, name = 'Server'): Promise<ClientKey> {
  const { status, body } = await shop.portal.call(addOwnClientKeys, {
    token: shop.tokens.manager,
    body: { name, key: pemOf(pair) },
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.keys.at(-1);
}

/** Claims that are accepted, at the portal's present moment. */
export function claimsOf(shop: Shop, overrides: object = {}): JWTPayload {
  const seconds = Math.floor(shop.portal.context.now().getTime() / 1000);
  const { clientId } = shop.credentials;
  return {
    iss: clientId,
    sub: clientId,
    aud: TOKEN_ADDRESS,
    iat: seconds,
    exp: seconds + 300,
    jti: randomUUID(),
    ...overrides,
  };
}

export const signed = async ({ privateKey, alg }: Pair, kid: string | undefined, claims: JWTPayload) =>
  new SignJWT(claims).setProtectedHeader({ alg, ...(kid !== undefined && { kid }) }).sign(privateKey);

const part = (value: object | string) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** A token that no library would make: any header and payload, signed with a shared secret, or by nobody. */
export function handMade(header: object | string, payload: object | string, secret?: string): string {
  const text = `${part(header)}.${part(payload)}`;
  const signature = secret === undefined ? '' : createHmac('sha256', secret).update(text).digest('base64url');
  return `${text}.${signature}`;
}

let addresses = 0;

/** Asks for a token with an assertion, from an address that nobody else uses unless one is given. */
export function asks(
  shop: Shop,
  assertion: string,
  { remoteAddress, ...fields }: { remoteAddress?: string; [field: string]: string | undefined } = {},
): Promise<Answer> {
  addresses += 1;
  return shop.portal.call(issueToken, {
    body: {
      grant_type: 'client_credentials',
      client_assertion_type: ASSERTION_TYPE,
      client_assertion: assertion,
      ...fields,
    },
    remoteAddress: remoteAddress ?? `10.8.${addresses >> 8}.${addresses & 255}`,
  });
}
