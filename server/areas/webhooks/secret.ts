import { createHmac, randomBytes } from 'node:crypto';

/* Signatures in the form of Standard Webhooks (standardwebhooks.com). */

export const newSeed = (): string => randomBytes(24).toString('base64url');

/** Derives a secret from the seed in the database and the signing key in the environment; it is stored nowhere. */
function keyOf(signingKey: string, seed: string): Buffer {
  return createHmac('sha256', signingKey).update(`webhook ${seed}`).digest();
}

/** The secret in the form in which its owner stores it. */
export const secretText = (signingKey: string, seed: string): string =>
  `whsec_${keyOf(signingKey, seed).toString('base64')}`;

/** The seeds of the secrets that sign: the present one, and the previous one until the overlap ends. */
export interface Seeds {
  seed: string;
  previous_seed: string | null;
  previous_until: Date | null;
}

interface Signed {
  /** The id of the event, the same at every attempt. */
  eventId: string;
  body: string;
  now: Date;
}

/** Returns the headers of one attempt. They contain its moment, so that a receiver may refuse what is old. */
export function signedHeaders(signingKey: string, seeds: Seeds, { eventId, body, now }: Signed) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const { seed, previous_seed, previous_until } = seeds;
  const before =
    previous_seed !== null && previous_until !== null && previous_until > now ? [previous_seed] : [];
  const signatures = [seed, ...before].map((one) => {
    const signed = createHmac('sha256', keyOf(signingKey, one)).update(`${eventId}.${timestamp}.${body}`);
    return `v1,${signed.digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'user-agent': 'Cofre-Webhooks/1',
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
