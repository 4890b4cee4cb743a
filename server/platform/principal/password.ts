import { hash, verify } from '@node-rs/argon2';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = {
  algorithm: 2 /* argon2id; the library's const enum has no run-time value */,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** The argon2id hash of a password, with its salt and cost in the text. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one behind the hash. Without a hash (nobody of that name, or no password set yet)
 * it takes as long and returns false, so that nobody learns from the time which logins exist.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has');
  const matches = await verify(stored ?? (await decoy), password);
  return matches && stored !== null;
}
