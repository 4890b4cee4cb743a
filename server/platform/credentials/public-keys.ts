import { createPublicKey, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK } from 'jose';
import { isPrivateKey, type KeyKind, keyAlgorithms } from '../../../contract/api-clients';
import { API } from '../../../contract/limits';
import type { MessageKey } from '../../../i18n/server';
import { invalid } from '../errors/http-error';

/** A public key as it is stored. */
export interface PublicKey {
  kid: string;
  thumbprint: string;
  kind: KeyKind;
  /** The members that RFC 7638 counts, and `alg` where an RSA key was made for one of its algorithms. */
  jwk: Record<string, string>;
}

/** A key is refused with one of these sentences. */
type KeyFault = 'keyPrivate' | 'keyForm' | 'keyKind' | 'keyKnown' | 'keysMany';

/** The refusal of keys, with the reason at `key`. */
export function refusedKey(reason: KeyFault) {
  const key = `apiReplies.${reason}` satisfies MessageKey;
  return invalid(key, { key });
}

const KID_LENGTH = 200;
/** OpenSSL checks signatures by such an exponent fast, and standards ask for it (FIPS 186-5). */
const EXPONENT = { least: 65_537n, most: 0xffff_ffffn };

/**
 * Reads public keys that somebody has pasted: a JWKS, a JWK, or PEM. Nothing of a text that is refused is kept or quoted.
 * @throws HttpError 400 with the reason at `key`
 */
export async function publicKeysIn(text: string): Promise<PublicKey[]> {
  if (isPrivateKey(text)) throw refusedKey('keyPrivate');
  const trimmed = text.trim();
  const found = trimmed.startsWith('{') ? jwksIn(trimmed) : [{ key: pemIn(trimmed), said: {} }];
  if (found.length > API.keys) throw refusedKey('keysMany');
  return Promise.all(found.map(({ key, said }) => checked(key, said)));
}

type Said = Readonly<Record<string, unknown>>;

/** Reads the keys of a JWKS, or a single JWK. */
function jwksIn(text: string): { key: KeyObject; said: Said }[] {
  const set = parsed(text);
  const jwks: unknown[] = Array.isArray(set.keys) ? set.keys : [set];
  if (jwks.length === 0) throw refusedKey('keyForm');
  return jwks.map((jwk) => {
    if (typeof jwk !== 'object' || jwk === null) throw refusedKey('keyForm');
    return { key: imported({ key: { ...jwk }, format: 'jwk' }), said: { ...jwk } };
  });
}

function parsed(text: string): Said {
  try {
    return JSON.parse(text) as Said;
  } catch {
    throw refusedKey('keyForm');
  }
}

/** Reads one public key in PEM, as OpenSSL writes it. */
function pemIn(text: string): KeyObject {
  // Of a certificate or of several keys OpenSSL would read the first one, and nobody would know of it.
  if (!/^-----BEGIN (?:RSA )?PUBLIC KEY-----[^-]+-----END (?:RSA )?PUBLIC KEY-----$/.test(text))
    throw refusedKey('keyForm');
  return imported(text);
}

function imported(key: Parameters<typeof createPublicKey>[0]): KeyObject {
  try {
    return createPublicKey(key);
  } catch {
    throw refusedKey('keyForm');
  }
}

async function checked(key: KeyObject, said: Said): Promise<PublicKey> {
  const kind = kindOf(key);
  if (kind === null) throw refusedKey('keyKind');
  const algorithms: readonly unknown[] = keyAlgorithms[kind];
  const { kid, use, alg, key_ops: operations } = said;
  const signs =
    (use === undefined || use === 'sig') &&
    (alg === undefined || algorithms.includes(alg)) &&
    (operations === undefined || (Array.isArray(operations) && operations.includes('verify')));
  if (!signs) throw refusedKey('keyKind');
  if (kid !== undefined && (typeof kid !== 'string' || !isName(kid))) throw refusedKey('keyForm');
  const jwk = await exportJWK(key);
  const thumbprint = await calculateJwkThumbprint(jwk);
  return {
    kid: kid ?? thumbprint,
    thumbprint,
    kind,
    jwk: { ...(jwk as Record<string, string>), ...(kind === 'RSA' && typeof alg === 'string' && { alg }) },
  };
}

/** Whether a text can be stored as the name of a key. */
const isName = (kid: string) =>
  kid !== '' && kid.length <= KID_LENGTH && kid.isWellFormed() && !kid.includes('\0');

/** The kind of a key that is strong enough; `null` for any other. */
function kindOf({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): KeyKind | null {
  if (type === 'ed25519') return 'Ed25519';
  if (type === 'ec') return CURVES[details?.namedCurve ?? ''] ?? null;
  if (type !== 'rsa') return null;
  const { modulusLength: bits = 0, publicExponent: exponent = 0n } = details ?? {};
  const strong = bits >= API.rsaBits.least && bits <= API.rsaBits.most;
  return strong && exponent >= EXPONENT.least && exponent <= EXPONENT.most && exponent % 2n === 1n
    ? 'RSA'
    : null;
}

/** By the names that OpenSSL gives them. */
const CURVES: Readonly<Record<string, KeyKind>> = { prime256v1: 'P-256', secp384r1: 'P-384' };
