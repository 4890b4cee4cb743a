import { onSignedOut } from '../portal/client';
import { forgetKeptLists } from './kept-lists';
import { arrive, beginAnew, isLeaving, leaveForGood, leaveForSignIn } from './leave';
import { readLogin, readTokens, STORED } from './stored-session';
import { coverWork, uncoverWork } from './unsaved-work';

/** How often the storage is looked at: nobody tells when another script, or a person, empties it in this very tab. */
const LOOK_MS = 2000;

interface Page {
  /** Empties what the page itself remembers. */
  forget: () => void;
  /** The same person has signed in again: asks the server anew what that person may do. */
  renew: () => void;
}

let look: (elsewhere: boolean) => void = () => leaveForSignIn();

/** Looks at once whether the stored session is still that of the page, and otherwise does what follows from it. */
export const lookAtSession = (): void => look(false);

/**
 * Follows the session of the page to its end, wherever that comes from: a refresh that failed (SES-11, SES-12), a
 * storage that was emptied, another tab that signed out or signed in as somebody else, a page that the browser brings
 * back from its memory. Who leaves is told why; work that is not saved is covered instead, for the same person alone.
 * @returns how to stop
 */
export function watchSession({ forget, renew }: Page): () => void {
  const login = readLogin();
  arrive();
  uncoverWork();

  const ended = (elsewhere: boolean) => {
    if (coverWork()) return;
    forget();
    forgetKeptLists();
    // What another tab ended may have been a sign-out, and who comes next is then not to be led after this person.
    if (elsewhere) leaveForGood({ ended: true });
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

  const stop = onSignedOut(here);
  const timer = setInterval(here, LOOK_MS);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShown);
  document.addEventListener('visibilitychange', here);
  return () => {
    stop();
    clearInterval(timer);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShown);
    document.removeEventListener('visibilitychange', here);
  };
}
