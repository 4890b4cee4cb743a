import type { ScreenPath } from '../../contract/access';
import { readLogin } from './stored-session';

/** The prefix of the keys of react-admin's store. */
const STORE_PREFIX = 'RaStore';

/** The key of the person's store, in the form that react-admin's `localStorageStore` expects. */
export const storeKey = () => `/${readLogin() ?? ''}/`;

/** Whether this browser keeps a filter, a sort order or a page of a list for the person who is signed in (LIST-08). */
export function hasKeptList(screen: ScreenPath): boolean {
  return localStorage.getItem(`${STORE_PREFIX}${storeKey()}.${screen.slice(1)}.listParams`) !== null;
}

/** SES-06: removes what react-admin keeps in this browser for every person (filters, pages, sort orders). */
export function forgetKeptLists(): void {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
  for (const key of keys) if (key?.startsWith(STORE_PREFIX)) localStorage.removeItem(key);
}
