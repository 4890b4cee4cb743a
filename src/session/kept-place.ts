import { readLogin } from './stored-session';

/** The query parameter by which the sign-in page knows that the session has ended. */
export const ENDED = 'ended';

const KEY = 'left-page';

/**
 * Keeps for this tab where a person was when the session ended in another tab. The address says nothing of it, because
 * the next person must not be led there.
 */
export function keepPlace(login: string | null, address: string): void {
  sessionStorage.setItem(KEY, JSON.stringify({ login, address }));
}

/** Where the person who is signed in was in this tab, once; `null` where that was somebody else, or nobody. */
export function takePlace(): string | null {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (kept === null) return null;
  const { login, address } = JSON.parse(kept) as { login: string | null; address: string };
  return login === readLogin() ? address : null;
}
