import { onStandingChange } from '../portal/standing-change';
import { onSignedOut } from '../portal/with-session';
import { forgetKeptLists } from './kept-lists';
import { arrive, beginAnew, isLeaving, leaveForGood, leaveForSignIn } from './leave';
import { readLogin, readTokens, STORED } from './stored-session';
import { coverWork, uncoverWork } from './unsaved-work';

/** How often the storage is checked: no event reports that a script or a person has emptied it in this very tab. */
const LOOK_MS = 2000;

interface Page {
  /** Empties the page's own memory. */
  forget: () => void;
  /** Called when the same person has signed in again, or its standing is another one: fetches anew what it may do. */
  renew: () => void;
}

let look: (elsewhere: boolean) => void = () => leaveForSignIn();

/** Checks at once whether the stored session is still that of the page, and acts on the result. */
export const lookAtSession = (): void => look(false);

/**
 * Watches for the end of the page's session, whatever the cause: a refresh that failed (SES-11, SES-12), a storage that
 * was emptied, another tab that signed out or signed in as another person, or a page that the browser restores from its
 * back/forward cache. The sign-in page then says why; a page with unsaved input is covered instead, and only the same
 * person can sign in over it.
 * @returns the function that stops watching
 */
export function watchSession({ forget, renew }: Page): () => void {
  const login = readLogin();
  arrive();
  uncoverWork();

  const ended = (elsewhere: boolean) => {
    if (coverWork()) return;
    forget();
    forgetKeptLists();
    // Another tab may have signed out: the next person must not be led to the address of this one.
    if (elsewhere) leaveForGood({ ended: true, login });
    else leaveForSignIn({ ended: true });
  };

  look = (elsewhere) => {
    if (isLeaving()) return;
    const now = readLogin();
    if (readTokens() === null) ended(elsewhere);
    else if (now === login) goOn();
    else if (now !== null) beginAnew();
  };

  const goOn = () => {
    if (uncoverWork()) renew();
  };

  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === STORED.token || key === STORED.login) look(true);
  };
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) look(true);
  };
  const here = () => look(false);

  const stops = [onSignedOut(here), onStandingChange(renew)];
  const timer = setInterval(here, LOOK_MS);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShown);
  document.addEventListener('visibilitychange', here);
  return () => {
    for (const stop of stops) stop();
    clearInterval(timer);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShown);
    document.removeEventListener('visibilitychange', here);
  };
}
