import { createHmac, randomBytes } from 'node:crypto';
import { keyNamed, type SigningKeys } from '../../platform/principal/signing-keys';

/* Signatures in the form of Standard Webhooks (standardwebhooks.com). */

export const newSeed = (): string => randomBytes(24).toString('base64url');

/** Derives a secret from the seed in the database and the signing key in the environment; it is stored nowhere. */
function keyOf(signingKey: string, seed: string): Buffer {
  return createHmac('sha256', signingKey).update(`webhook ${seed}`).digest();
}

/** The secret in the form in which its owner stores it. */
export const secretText = (signingKey: string, seed: string): string =>
  `whsec_${keyOf(signingKey, seed).toString('base64')}`;

/**
 * The seeds of the secrets that sign: the present one, and the previous one until the overlap ends. A receiver remembers
 * which signing key each is derived with, so that another signing key changes no secret that somebody has stored.
 */
export interface Seeds {
  seed: string;
  key_id: string | null;
  previous_seed: string | null;
  previous_key_id: string | null;
  previous_until: Date | null;
}

/** The columns of `Seeds`. */
export const seedColumns = ['seed', 'key_id', 'previous_seed', 'previous_key_id', 'previous_until'] as const;

interface Signed {
  /** The id of the event, the same at every attempt. */
  eventId: string;
  body: string;
  now: Date;
}

/**
 * Returns the headers of one attempt. They contain its moment, so that a receiver may refuse what is old.
 * @returns `null` where the signing key of the secret is gone: another signature would be none for the receiver
 */
export function signedHeaders(keys: SigningKeys, seeds: Seeds, { eventId, body, now }: Signed) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatureOf = (seed: string, keyId: string | null): string[] => {
    const signingKey = keyNamed(keys, keyId);
    if (signingKey === undefined) return [];
    const signed = createHmac('sha256', keyOf(signingKey, seed)).update(`${eventId}.${timestamp}.${body}`);
    return [`v1,${signed.digest('base64')}`];
  };
  const { seed, key_id, previous_seed, previous_key_id, previous_until } = seeds;
  const overlaps = previous_seed !== null && previous_until !== null && previous_until > now;
  const signatures = [
    ...signatureOf(seed, key_id),
    ...(overlaps ? signatureOf(previous_seed, previous_key_id) : []),
  ];
  if (signatures.length === 0) return null;
  return {
    'content-type': 'application/json',
    'user-agent': 'Cofre-Webhooks/1',
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
