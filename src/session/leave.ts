import { pageLoad } from './page-load';

const SIGN_IN = '/login';
const STORE_PREFIX = 'RaStore';
/** Where nobody has to be brought back to: sign-in ends there anyway, or should not. */
const NOT_WORTH_RETURNING = ['/', '/home', '/logout'];

/** SES-06: forgets what react-admin keeps in this browser of whoever used it (filters, pages, sort orders). */
export function forgetKeptLists(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(STORE_PREFIX)) localStorage.removeItem(key);
  }
}

/** SES-21: to the sign-in page, which afterwards brings the person back to the address of now. */
export function leaveForSignIn(): void {
  const { pathname, search } = window.location;
  const next = NOT_WORTH_RETURNING.includes(pathname) ? '' : `?next=${encodeURIComponent(pathname + search)}`;
  pageLoad.to(SIGN_IN + next);
}

/** To the sign-in page and nowhere afterwards: the person wanted to go. */
export function leaveForGood(): void {
  forgetKeptLists();
  pageLoad.to(SIGN_IN);
}
