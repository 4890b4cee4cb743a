import { createHash, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, errors, type JWK, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { z } from 'zod';
import {
  type AssertionAlgorithm,
  type KeyKind,
  keyAlgorithms,
  keyKinds,
} from '../../../contract/api-clients';
import { todayIn } from '../../../contract/dates';
import { API } from '../../../contract/limits';
import type { NotedReason } from '../../platform/audit/security-event';
import type { AppContext } from '../../platform/context';
import type { ShownClient } from '../../platform/credentials/client-secret';
import { usableOn } from '../../platform/principal/client';
import { purgeRows } from '../../platform/retention/purge';

/* Programs that sign in with a key: private_key_jwt of OpenID Connect Core, 9, by RFC 7523 (decision 107). */

export const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
export const assertionAlgorithms: AssertionAlgorithm[] = keyKinds.flatMap((kind) => [...keyAlgorithms[kind]]);

const JTI_LENGTH = 255;

/** An assertion that is good, and counts once. */
export interface GoodAssertion extends ShownClient {
  keyId: number;
  /** Names the assertion, by its client and its `jti`. */
  hash: Buffer;
  expiresAt: Date;
}

/** Returns the client that an assertion claims to be of; '' where it names none. */
export function claimedClient(assertion: string): string {
  try {
    const { sub } = decodeJwt(assertion);
    return z.guid().safeParse(sub).data ?? '';
  } catch {
    return '';
  }
}

interface KeyRow {
  id: number;
  kid: string;
  kind: KeyKind;
  jwk: Record<string, string>;
}

/**
 * API-17: whether an assertion is genuine, in its time and meant for this portal. It is checked against some key whatever
 * is wrong, so that nobody learns from the time that it takes whether a client exists, or has a key.
 * @param audiences the names of the portal, one of which it has to be meant for
 * @returns what a token may be made of once it was used (`useAssertion`), or why it is refused
 */
export async function clientOfAssertion(
  context: AppContext,
  assertion: string,
  audiences: readonly string[],
): Promise<GoodAssertion | NotedReason> {
  const now = context.now();
  const clientId = claimedClient(assertion);
  const client = await keysOf(context, clientId, now);
  const header = headerOf(assertion);
  if (header === null) return 'assertion not valid';
  const { alg, kid } = header;
  const key = chosen(client?.keys ?? [], alg, kid);
  const claims = await verified(assertion, key?.jwk ?? decoyOf(alg), { alg, clientId, now });
  if (client === undefined || key === undefined) return 'key not known';
  if (typeof claims === 'string') return claims;
  const { jti, exp, iat = 0, aud } = claims;
  // An assertion that was meant for others too could be brought here by them.
  if (![aud].flat().every((one) => audiences.includes(one))) return 'assertion not valid';
  const seconds = now.getTime() / 1000;
  const latest = seconds + API.assertionTolerance;
  if (exp > latest + API.assertionMinutes * 60 || iat > latest) return 'assertion out of time';
  if (!client.usable) return 'no API access';
  return {
    token: { clientId, keyId: key.id, keyVersion: client.key_version },
    addresses: client.addresses,
    keyId: key.id,
    hash: createHash('sha256')
      .update(JSON.stringify([clientId, jti]))
      .digest(),
    // By another server's clock it may be good for longer.
    expiresAt: new Date((exp + 2 * API.assertionTolerance) * 1000),
  };
}

/**
 * Marks an assertion as used, and its key.
 * @returns false where it was used before, or its key is gone meanwhile
 */
export async function useAssertion(
  { database: { db }, now }: AppContext,
  { keyId, hash, expiresAt }: GoodAssertion,
): Promise<boolean> {
  const { rows } = await sql`
    with used as (
      insert into client_assertion_used (hash, expires_at) values (${hash}, ${expiresAt.toISOString()}::timestamptz)
      on conflict do nothing returning hash)
    update api_user_key set used_at = ${now().toISOString()}::timestamptz
    where id = ${keyId} and exists (select from used) returning id`.execute(db);
  return rows.length > 0;
}

/** Throws out what is too old to be accepted again. */
export async function purgeAssertions(context: AppContext): Promise<void> {
  await purgeRows(context, 'client_assertion_used', sql`expires_at < ${context.now()}::timestamptz`);
}

async function keysOf({ config, database: { db } }: AppContext, clientId: string, now: Date) {
  const { rows } = await sql<{
    key_version: number;
    addresses: string[];
    usable: boolean;
    keys: KeyRow[];
  }>`
    select c.key_version, c.addresses, ${usableOn(todayIn(config.timeZone, now))} is true as usable,
      coalesce((select json_agg(json_build_object('id', k.id, 'kid', k.kid, 'kind', k.kind, 'jwk', k.jwk))
        from api_user_key k where k.client_id = c.client_id), '[]') as keys
    from api_user c join portal_user u on u.id = c.user_id where c.client_id = ${clientId}`.execute(db);
  return rows[0];
}

/** Reads the header of an assertion; `null` where that is none, or names another algorithm than there are. */
function headerOf(assertion: string): { alg: AssertionAlgorithm; kid: string | undefined } | null {
  // Readers of base64url pass over white space and the like.
  if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(assertion)) return null;
  try {
    const [header = '', payload = ''] = assertion.split('.');
    if ([header, payload].some((part) => namesTwice(Buffer.from(part, 'base64url').toString()))) return null;
    const { alg: named, kid } = decodeProtectedHeader(assertion);
    const alg = assertionAlgorithms.find((one) => one === named);
    return alg === undefined ? null : { alg, kid };
  } catch {
    return null;
  }
}

/**
 * Tells whether an object of a JSON text has two members of one name. `JSON.parse` takes the last one, others the first:
 * whoever signed such a text and whoever reads it may understand it differently.
 */
function namesTwice(json: string): boolean {
  const objects: Set<unknown>[] = [];
  for (const [token, text, colon] of json.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[{}]/g)) {
    if (token === '{') objects.push(new Set());
    else if (token === '}') objects.pop();
    else if (text !== undefined && colon !== undefined) {
      const name: unknown = JSON.parse(text);
      const names = objects.at(-1);
      if (names?.has(name)) return true;
      names?.add(name);
    }
  }
  return false;
}

/** Finds the key that an assertion names, or the only one that signs by its algorithm where it names none. */
function chosen(keys: readonly KeyRow[], alg: AssertionAlgorithm, kid: string | undefined) {
  // Whether an RSA key was made for the one or the other of its algorithms the library asks.
  const fitting = keys.filter(({ kind }) => (keyAlgorithms[kind] as readonly string[]).includes(alg));
  if (kid !== undefined) return fitting.find((key) => key.kid === kid);
  return fitting.length === 1 ? fitting[0] : undefined;
}

const claimsOf = z.object({
  aud: z.union([z.string(), z.array(z.string()).min(1)]),
  exp: z.number(),
  iat: z.number().optional(),
  jti: z.string().min(1).max(JTI_LENGTH),
});

interface Expected {
  alg: AssertionAlgorithm;
  clientId: string;
  now: Date;
}

/** Reads the claims of an assertion that the key has signed, or says why it is refused. */
async function verified(
  assertion: string,
  key: JWK | KeyObject,
  { alg, clientId, now }: Expected,
): Promise<z.infer<typeof claimsOf> | NotedReason> {
  try {
    const { payload } = await jwtVerify(assertion, key, {
      algorithms: [alg],
      issuer: clientId,
      subject: clientId,
      requiredClaims: ['exp', 'jti'],
      clockTolerance: API.assertionTolerance,
      currentDate: now,
    });
    return claimsOf.safeParse(payload).data ?? 'assertion not valid';
  } catch (error) {
    const early = error instanceof errors.JWTClaimValidationFailed && error.claim === 'nbf';
    return error instanceof errors.JWTExpired || early ? 'assertion out of time' : 'assertion not valid';
  }
}

const decoys = new Map<KeyKind, JWK | KeyObject>();

/** Returns a key that nobody has, against which the assertions of clients are checked that have none. */
function decoyOf(alg: AssertionAlgorithm): JWK | KeyObject {
  const kind = keyKinds.find((one) => (keyAlgorithms[one] as readonly string[]).includes(alg)) ?? 'RSA';
  const decoy = decoys.get(kind) ?? newDecoy(kind);
  decoys.set(kind, decoy);
  return decoy;
}

function newDecoy(kind: KeyKind): JWK | KeyObject {
  if (kind === 'Ed25519') return generateKeyPairSync('ed25519').publicKey;
  if (kind !== 'RSA') return generateKeyPairSync('ec', { namedCurve: kind }).publicKey;
  // To check by it, an odd number of that length does as well as one of two primes, and needs no search for them.
  const modulus = randomBytes(API.rsaBits.least / 8);
  modulus[0] = (modulus[0] ?? 0) | 0x80;
  modulus[modulus.length - 1] = (modulus.at(-1) ?? 0) | 1;
  return { kty: 'RSA', n: modulus.toString('base64url'), e: 'AQAB' };
}
