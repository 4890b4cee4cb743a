import { forgetKeptLists } from './kept-lists';
import { pageLoad } from './page-load';

const SIGN_IN = '/login';
/** The parameter that lets the sign-in page say that the session has ended. */
export const ENDED = 'ended';
/** Where the portal opens from a phone's home screen (public/cofre.webmanifest). */
const FROM_HOME_SCREEN = '/?app';
/** Where nobody has to be brought back to: sign-in ends there anyway, or should not. */
const NOT_WORTH_RETURNING = ['/', '/home', '/logout'];

let leaving = false;

/** Whether this page is being replaced for the session's sake: then nothing on it is asked about or kept any more. */
export const isLeaving = (): boolean => leaving;

/** A page that opens is not leaving. */
export function arrive(): void {
  leaving = false;
}

/**
 * SES-21: to the sign-in page, which afterwards brings the person back to the address of now.
 * @param ended whether the page has to say that there was a session
 */
export function leaveForSignIn({ ended = false } = {}): void {
  const { pathname, search } = window.location;
  const address = pathname + search;
  const worthReturning = address === FROM_HOME_SCREEN || !NOT_WORTH_RETURNING.includes(pathname);
  go({
    ...(worthReturning && { next: address }),
    ...(ended && { [ENDED]: '1' }),
  });
}

/** To the sign-in page and nowhere afterwards: the person wanted to go, here or, where it `ended`, in another tab. */
export function leaveForGood({ ended = false } = {}): void {
  forgetKeptLists();
  go(ended ? { [ENDED]: '1' } : {});
}

/** Somebody else has signed in in this browser: the page begins anew, as that person's. */
export function beginAnew(): void {
  leaving = true;
  pageLoad.reload();
}

function go(parameters: Record<string, string>): void {
  leaving = true;
  const query = new URLSearchParams(parameters).toString();
  pageLoad.to(query === '' ? SIGN_IN : `${SIGN_IN}?${query}`);
}
