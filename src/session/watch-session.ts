import { onSignedOut } from '../portal/client';
import { forgetKeptLists, leaveForGood, leaveForSignIn } from './leave';
import { pageLoad } from './page-load';
import { readLogin, readTokens, STORED } from './stored-session';

/**
 * Reacts to the ends of a session that happen elsewhere: a refresh that failed (SES-11, SES-12), another tab that
 * signed out or signed in as somebody else, and a page that the browser brings back from its memory.
 * @param forget empties what the page itself remembers
 * @returns how to stop
 */
export function watchSession(forget: () => void): () => void {
  const login = readLogin();

  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null || (key === STORED.token && newValue === null)) leaveForGood();
    else if (key === STORED.login && newValue !== null && newValue !== login) pageLoad.reload();
  };

  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (readTokens() === null) leaveForGood();
    else if (readLogin() !== login) pageLoad.reload();
  };

  const stop = onSignedOut(() => {
    forget();
    forgetKeptLists();
    leaveForSignIn();
  });
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShown);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShown);
  };
}
