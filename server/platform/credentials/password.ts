import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = {
  algorithm: 2 /* argon2id; the library's const enum has no run-time value */,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/**
 * The form of a password that is hashed (RFC 8265, OpaqueString): keyboards write an accented letter as one character or
 * as two, and a blank in several ways, and the person sees no difference.
 */
const prepared = (password: string) => password.normalize('NFC').replace(/\p{Zs}/gu, ' ');

/** The argon2id hash of a password, with its salt and cost in the text. */
export function hashPassword(password: string): Promise<string> {
  return hash(prepared(password), COST);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one behind the hash. Without a hash (nobody of that name, or no password set yet)
 * it takes as long and returns false, so that nobody learns from the time which logins exist.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has');
  const known = stored ?? (await decoy);
  const form = prepared(password);
  // Earlier hashes were made of the password as it was typed.
  const matches = (await verify(known, form)) || (form !== password && (await verify(known, password)));
  return matches && stored !== null;
}
