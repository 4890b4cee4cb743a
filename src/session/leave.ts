import { forgetKeptLists } from './kept-lists';
import { ENDED, keepPlace } from './kept-place';
import { pageLoad } from './page-load';

const SIGN_IN = '/login';
/** The address that opens from a phone's home screen (public/cofre.webmanifest). */
const FROM_HOME_SCREEN = '/?app';
/** Addresses to which nobody is brought back: a sign-in leads there anyway, or must not. */
const NOT_WORTH_RETURNING = ['/', '/home', '/logout'];

let leaving = false;

/** Whether this page is being left because of its session: then it asks for no confirmation and keeps nothing. */
export const isLeaving = (): boolean => leaving;

/** Resets the state when a page opens, also from the browser's back/forward cache. */
export function arrive(): void {
  leaving = false;
}

/**
 * SES-21: goes to the sign-in page, which afterwards brings the person back to the present address.
 * @param ended whether the sign-in page has to say that the session has ended
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

/**
 * Goes to the sign-in page without a way back, because the person signed out: here or, where it `ended`, in another
 * tab. Then the same person, and nobody else, comes back to the present address by signing in here.
 * @param login whose page it was
 */
export function leaveForGood({ ended = false, login = null as string | null } = {}): void {
  forgetKeptLists();
  const { pathname, search } = window.location;
  if (ended) keepPlace(login, pathname + search);
  go(ended ? { [ENDED]: '1' } : {});
}

/** Loads the page again after another person has signed in in this browser, now as that person's page. */
export function beginAnew(): void {
  leaving = true;
  pageLoad.reload();
}

function go(parameters: Record<string, string>): void {
  leaving = true;
  const query = new URLSearchParams(parameters).toString();
  pageLoad.to(query === '' ? SIGN_IN : `${SIGN_IN}?${query}`);
}
