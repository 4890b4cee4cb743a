import { createHmac } from 'node:crypto';
import type { AppContext } from '../context';

/** The keys of PORTAL_SECRET: the first one signs, what the others have signed is still accepted. */
export type SigningKeys = Pick<AppContext, 'secret' | 'olderSecrets'>;

/** Names a signing key without revealing it. */
export function keyIdOf(signingKey: string): string {
  return createHmac('sha256', signingKey).update('id of the signing key').digest('hex').slice(0, 16);
}

/** Returns all of them, the present one first. */
export const allKeys = ({ secret, olderSecrets }: SigningKeys): string[] => [secret, ...olderSecrets];

/**
 * Returns the key with an id.
 * @param keyId `null`: from before there was more than one key, so that it is the oldest one
 */
export function keyNamed(keys: SigningKeys, keyId: string | null): string | undefined {
  const all = allKeys(keys);
  return keyId === null ? all.at(-1) : all.find((key) => keyIdOf(key) === keyId);
}
