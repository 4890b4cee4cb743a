import { refreshToken } from '../../contract/session';
import type { TokenPair } from '../session/renewed-pair';
import { keepRenewed, newerPair } from '../session/renewed-pair';
import { clearSession, readLogin, readTokens, replaceTokens } from '../session/stored-session';
import { asksFactor, factorAgain, timesGiven } from './factor-again';
import { checkedReply, type RawResponse, read } from './reply';
import { sendTo } from './send';

/*
 * The only place that renews tokens and ends sessions. Everyone else sees data or a PortalError.
 *
 *   401 with tokens   -> one refresh for all waiting calls and tabs, then each call once more   (SES-09, SES-10)
 *   refresh fails     -> storage is cleared and everyone who listens is told, once              (SES-11)
 *   401 without them  -> the same                                                               (SES-12)
 *   public calls      -> their 401 is an answer like any other                                  (LOG-12)
 *   403 for want of the second factor -> it is asked for, then the call is made once more
 *
 * While a refresh is under way the person may sign out, or another one may sign in in another tab: what the
 * refresh answers then counts for nothing, and no call is repeated in another person's name.
 */

const signedOutListeners = new Set<() => void>();

/** Calls `listener` whenever the session has ended without the person's doing; returns how to stop. */
export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

function endSession(): void {
  clearSession();
  for (const listener of signedOutListeners) listener();
}

type Attempt<A> = (tokens: TokenPair | null) => Promise<A>;

/** Makes an attempt with the stored session and, where the second factor is asked for and given, another one. */
export async function withSession<A extends RawResponse>(
  attempt: Attempt<A>,
  signal: AbortSignal | undefined,
): Promise<A> {
  const login = readLogin();
  const times = timesGiven();
  const answer = await withTokens(attempt, signal);
  if (!asksFactor(answer) || !(await factorAgain(times))) return answer;
  signal?.throwIfAborted();
  return readLogin() === login ? withTokens(attempt, signal) : answer;
}

/** Makes an attempt with the stored tokens and, where they are refused, a second one with renewed ones. */
async function withTokens<A extends RawResponse>(
  attempt: Attempt<A>,
  signal: AbortSignal | undefined,
): Promise<A> {
  const tokens = readTokens();
  const login = readLogin();
  const answer = await attempt(tokens);
  if (answer.status !== 401) return answer;
  if (tokens === null) {
    if (readTokens() === null) endSession();
    return answer;
  }
  const renewed = await renewTokens(tokens.token);
  signal?.throwIfAborted();
  if (renewed === null || readLogin() !== login) return answer;
  const second = await attempt(renewed);
  // the first of many to learn of it clears the pair, so that the end is told once
  if (second.status === 401 && isStored(renewed)) endSession();
  return second;
}

let renewing: Promise<TokenPair | null> | undefined;

/** One refresh at a time in this tab, and one at a time across tabs where the browser has locks. */
function renewTokens(stale: string): Promise<TokenPair | null> {
  renewing ??= acrossTabs(async () => {
    const stored = readTokens();
    if (stored === null) return null;
    if (stored.token !== stale) return stored; // another tab was faster
    const newer = await newerPair(stored); // or it was, and the local storage has not told this one yet
    if (newer !== null && isStored(stored)) replaceTokens(newer);
    if (!isStored(stored)) return readTokens(); // `null` where somebody has signed out meanwhile
    try {
      // keepalive: a reload in the middle would lose the pair that the server has issued already
      const input = { body: stored, keepalive: true };
      const answer = await sendTo(refreshToken.path, refreshToken, input, null);
      const pair = checkedReply(
        read<typeof refreshToken>(answer),
        ({ token, refreshToken: next }) => typeof token === 'string' && typeof next === 'string',
      );
      if (!isStored(stored)) return null;
      replaceTokens(pair);
      await keepRenewed(stored, pair);
      return pair;
    } catch {
      if (isStored(stored)) endSession();
      return null;
    }
  }).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** Whether this pair is still the stored one: nobody has signed out or in since it was read. */
function isStored(pair: TokenPair): boolean {
  return readTokens()?.refreshToken === pair.refreshToken;
}

/** A browser may have no locks, or refuse them as it refuses its storage: then the work is done without one. */
async function acrossTabs<T>(work: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | undefined;
  const once = () => (begun ??= work());
  try {
    return await navigator.locks.request('cofre-refresh', once);
  } catch {
    return once();
  }
}
