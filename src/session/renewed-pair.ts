import { TOKENS } from '../../contract/session';
import { hasDatabase, putEntry, readEntry, removeEntry } from './browser-database';

/** The access token, and the refresh token by which it is renewed once. */
export interface TokenPair {
  token: string;
  refreshToken: string;
}

/*
 * SES-09: a tab's write to the local storage reaches the other tabs with a delay, and a lock does not order it: the
 * next holder of the lock may still read the pair that was just used up. A transaction of IndexedDB that completes
 * before the lock is released is visible to every transaction that begins after the lock was granted.
 */
const ENTRY = 'renewed-pair';

/**
 * The number of pairs that a session can use up while one pair is valid: a tab that slept for that time may hold any of
 * them.
 */
const REMEMBERED = (TOKENS.refreshHours * 60) / TOKENS.accessMinutes;

interface Renewed {
  /** The refresh tokens of the same session that were used up, the newest last. */
  before: string[];
  pair: TokenPair;
}

async function readRenewed(): Promise<Renewed | null> {
  if (!hasDatabase()) return null;
  // A browser that refuses IndexedDB (private mode) has only the local storage.
  const kept = await readEntry(ENTRY).catch(() => undefined);
  return (kept as Renewed | undefined) ?? null;
}

/** The newest pair of the session that `pair` belongs to, or `null` where no tab has renewed it. */
export async function newerPair(pair: TokenPair): Promise<TokenPair | null> {
  const kept = await readRenewed();
  return kept?.before.includes(pair.refreshToken) ? kept.pair : null;
}

/** Records for the other tabs that `pair` has replaced `used`. It has to be called before the lock is released. */
export async function keepRenewed(used: TokenPair, pair: TokenPair): Promise<void> {
  if (!hasDatabase()) return;
  const kept = await readRenewed();
  const earlier = kept?.pair.refreshToken === used.refreshToken ? kept.before : [];
  const before = [...earlier, used.refreshToken].slice(-REMEMBERED);
  await putEntry(ENTRY, { before, pair } satisfies Renewed).catch(() => undefined);
}

/** Removes the record when the session is over. */
export async function forgetRenewed(): Promise<void> {
  if (hasDatabase()) await removeEntry(ENTRY).catch(() => undefined);
}
