import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../context';
import { allKeys } from '../principal/signing-keys';

const NONCE_BYTES = 16;
const MOMENT_BYTES = 6;
const HEAD_BYTES = NONCE_BYTES + MOMENT_BYTES;

type Keys = Pick<AppContext, 'secret' | 'olderSecrets'>;

const signature = (secret: string, purpose: string, head: Uint8Array) =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', `challenge ${purpose}`, 32)))
    .update(head)
    .digest();

/**
 * Makes what a browser has to sign: random bytes and the moment, with a signature of the portal's. It is stored nowhere,
 * so that nobody fills a table by asking for them.
 * @param purpose only for the same one is it genuine later
 */
export function newChallenge({ secret }: Keys, purpose: string, now: Date): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  randomBytes(NONCE_BYTES).copy(head);
  head.writeUIntBE(now.getTime(), NONCE_BYTES, MOMENT_BYTES);
  return Buffer.concat([head, signature(secret, purpose, head)]);
}

/** Returns the moment at which a genuine challenge was made; `null` for another one. */
export function challengeMoment(keys: Keys, purpose: string, challenge: Uint8Array): Date | null {
  const head = Buffer.from(challenge.subarray(0, HEAD_BYTES));
  const signed = challenge.subarray(HEAD_BYTES);
  const genuine = allKeys(keys).some((secret) => {
    const expected = signature(secret, purpose, head);
    return expected.length === signed.length && timingSafeEqual(expected, signed);
  });
  return genuine ? new Date(head.readUIntBE(NONCE_BYTES, MOMENT_BYTES)) : null;
}
