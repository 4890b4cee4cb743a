import { TOKENS } from '../../contract/limits';
import { hasDatabase, putEntry, readEntry, removeEntry } from './browser-database';
import type { TokenPair } from './stored-session';

/*
 * SES-09: what a tab writes to the local storage reaches the others a moment later, and a lock orders nothing there:
 * who holds the lock next may still read the pair that has just been used up. A transaction of IndexedDB that is
 * complete before the lock is let go is seen by every one that begins after it was granted.
 */
const ENTRY = 'renewed-pair';

/** As many as a session can use up while a pair is good: a tab that slept as long may hold any of them. */
const REMEMBERED = (TOKENS.refreshHours * 60) / TOKENS.accessMinutes;

interface Renewed {
  /** The refresh tokens of the same session that were used up, the newest last. */
  before: string[];
  pair: TokenPair;
}

async function readRenewed(): Promise<Renewed | null> {
  if (!hasDatabase()) return null;
  // A browser that refuses IndexedDB (private mode) has the local storage alone.
  const kept = await readEntry(ENTRY).catch(() => undefined);
  return (kept as Renewed | undefined) ?? null;
}

/** The newest pair of the session that `pair` belongs to, or `null` where no tab has renewed it. */
export async function newerPair(pair: TokenPair): Promise<TokenPair | null> {
  const kept = await readRenewed();
  return kept?.before.includes(pair.refreshToken) ? kept.pair : null;
}

/** Tells the other tabs that `pair` has taken the place of `used`, before the lock is let go. */
export async function keepRenewed(used: TokenPair, pair: TokenPair): Promise<void> {
  if (!hasDatabase()) return;
  const kept = await readRenewed();
  const earlier = kept?.pair.refreshToken === used.refreshToken ? kept.before : [];
  const before = [...earlier, used.refreshToken].slice(-REMEMBERED);
  await putEntry(ENTRY, { before, pair } satisfies Renewed).catch(() => undefined);
}

/** The session is over: nothing of it stays. */
export async function forgetRenewed(): Promise<void> {
  if (hasDatabase()) await removeEntry(ENTRY).catch(() => undefined);
}
