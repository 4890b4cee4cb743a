import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { allKeys, type SigningKeys } from '../principal/signing-keys';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key for one purpose, so that what is sealed for one thing opens as no other. */
const keyFor = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `sealed ${purpose}`, 32));

/** Encrypts something that has to be read again, with the present signing key: nonce, tag and cipher text. */
export function seal({ secret }: SigningKeys, purpose: string, plain: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(secret, purpose), nonce);
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/**
 * Decrypts what was sealed with any of the signing keys.
 * @returns `null` where it was changed, or sealed with a key that is known no more; `stale`: with an older one
 */
export function unseal(
  keys: SigningKeys,
  purpose: string,
  sealed: Buffer,
): { plain: Buffer; stale: boolean } | null {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  for (const [index, secret] of allKeys(keys).entries()) {
    try {
      const decipher = createDecipheriv(CIPHER, keyFor(secret, purpose), nonce, { authTagLength: TAG_BYTES });
      decipher.setAuthTag(tag);
      const plain = Buffer.concat([
        decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)),
        decipher.final(),
      ]);
      return { plain, stale: index > 0 };
    } catch {
      // changed, or of another key
    }
  }
  return null;
}
