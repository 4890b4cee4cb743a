import { z } from 'zod';
import { recordKey } from './keys';
import { API } from './limits';
import { op } from './operation';
import { userParams } from './users';

/*
 * How the programs of an API user sign in beside their secret, and from where they may come: public keys and addresses
 * (decision 107). Managers set both for their own API user, level 1 for anybody's.
 */

const own = { person: { screens: ['/swagger'] } } as const;
const managed = { person: { screens: ['/usuarios'] } } as const;
const moment = z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks");

/** The kinds of public keys, with the algorithms that each may sign an assertion by. */
export const keyAlgorithms = {
  RSA: ['RS256', 'PS256'],
  'P-256': ['ES256'],
  'P-384': ['ES384'],
  // RFC 9864 gives EdDSA with this curve the second name; libraries write either.
  Ed25519: ['EdDSA', 'Ed25519'],
} as const;
export type KeyKind = keyof typeof keyAlgorithms;
export const keyKinds = Object.keys(keyAlgorithms) as [KeyKind, ...KeyKind[]];
export type AssertionAlgorithm = (typeof keyAlgorithms)[KeyKind][number];

const clientKey = z.strictObject({
  id: recordKey,
  kid: z
    .string()
    .describe('The `kid` of assertions; the thumbprint of RFC 7638 unless the key came with one'),
  name: z.string(),
  kind: z.enum(keyKinds),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
});
export type ClientKey = z.infer<typeof clientKey>;

/** An address or a network, as people type it; the server checks it and writes it in one form. */
const network = z.string().max(60);
const networks = z.array(network).max(API.addresses);

const apiClient = z.strictObject({
  keys: z.array(clientKey).describe('In the order in which they were added'),
  addresses: z
    .array(z.string())
    .describe('Addresses and networks (`203.0.113.0/24`) from which programs may come; empty: from anywhere'),
});
export type ApiClient = z.infer<typeof apiClient>;

const newKeys = z.strictObject({
  name: z.string().max(API.keyNameLength).describe('As the person calls it; empty: its `kid`'),
  key: z
    .string()
    .max(API.keyTextLength)
    .describe('Public keys: a JWKS, a JWK or PEM. A private key is refused and not kept'),
});
const newAddresses = z.strictObject({
  addresses: networks,
  before: networks.describe('The list that was changed; answers 409 where it is no longer that'),
});

const ADDED =
  'RSA of 2048 to 4096 bits, P-256, P-384 or Ed25519; five keys at most. A private key is refused and not kept.';
const REMOVED =
  'Tokens that it was used for end with the next call. It answers 404 if the key has already been removed.';
const SET =
  'At most 20 IPv4 or IPv6 addresses or networks, none wider than /8 or /16; an empty list lets programs come from ' +
  'anywhere. Takes effect from the next call of the programs.';

/** Additive: API-17. */
export const getOwnApiClient = op({
  name: 'getOwnApiClient',
  summary: 'Keys and addresses of the own API user',
  description: 'Answers 404 for a manager without an API user.',
  method: 'GET',
  path: '/portal/api-credentials/client',
  access: own,
  reply: apiClient,
});

export const addOwnClientKeys = op({
  name: 'addOwnClientKeys',
  summary: 'Add public keys to the own API user',
  description: ADDED,
  method: 'POST',
  path: '/portal/api-credentials/keys',
  access: { ...own, stepUp: true },
  creates: true,
  body: newKeys,
  reply: apiClient,
});

export const removeOwnClientKey = op({
  name: 'removeOwnClientKey',
  summary: 'Remove a public key of the own API user',
  description: REMOVED,
  method: 'DELETE',
  path: '/portal/api-credentials/keys/:key',
  access: { ...own, stepUp: true },
  params: z.strictObject({ key: recordKey }),
  reply: apiClient,
});

export const setOwnClientAddresses = op({
  name: 'setOwnClientAddresses',
  summary: 'Say from where programs of the own API user may come',
  description: SET,
  method: 'PUT',
  path: '/portal/api-credentials/addresses',
  access: { ...own, stepUp: true },
  body: newAddresses,
  reply: apiClient,
});

/** Additive: API-17, as level 1 looks after it. */
export const getApiClient = op({
  name: 'getApiClient',
  summary: "Keys and addresses of a manager's API user",
  description: 'Answers 404 for a manager without an API user.',
  method: 'GET',
  path: '/portal/users/api/client/:id',
  access: managed,
  params: userParams,
  reply: apiClient,
});

export const addClientKeys = op({
  name: 'addClientKeys',
  summary: "Add public keys to a manager's API user",
  description: ADDED,
  method: 'POST',
  path: '/portal/users/api/keys/:id',
  access: { ...managed, stepUp: true },
  creates: true,
  params: userParams,
  body: newKeys,
  reply: apiClient,
});

export const removeClientKey = op({
  name: 'removeClientKey',
  summary: "Remove a public key of a manager's API user",
  description: REMOVED,
  method: 'DELETE',
  path: '/portal/users/api/keys/:id/:key',
  access: { ...managed, stepUp: true },
  params: userParams.extend({ key: recordKey }),
  reply: apiClient,
});

export const setClientAddresses = op({
  name: 'setClientAddresses',
  summary: "Say from where programs of a manager's API user may come",
  description: SET,
  method: 'PUT',
  path: '/portal/users/api/addresses/:id',
  access: { ...managed, stepUp: true },
  params: userParams,
  body: newAddresses,
  reply: apiClient,
});

/** Members of a JWK that only a private or a shared key has (RFC 7518, 6). */
const PRIVATE_MEMBERS = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'];

/** Tells whether a parsed JWK, or one of a JWKS, is a private or a shared key. */
function holdsPrivate(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsPrivate);
  if (typeof value !== 'object' || value === null) return false;
  return (
    PRIVATE_MEMBERS.some((member) => Object.hasOwn(value, member)) ||
    ('keys' in value && holdsPrivate(value.keys))
  );
}

/**
 * Tells whether a pasted text holds a private key. The console asks before it sends anything, so that such a key does not
 * even leave the browser; the server asks again.
 */
export function isPrivateKey(text: string): boolean {
  if (/PRIVATE KEY/i.test(text)) return true;
  try {
    return holdsPrivate(JSON.parse(text));
  } catch {
    return false;
  }
}
