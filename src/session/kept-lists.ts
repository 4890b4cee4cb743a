import type { ScreenPath } from '../../contract/access';
import { readLogin } from './stored-session';

/** What react-admin's store begins its keys with. */
const STORE_PREFIX = 'RaStore';

/** Whose store it is, as react-admin's `localStorageStore` takes it. */
export const storeKey = () => `/${readLogin() ?? ''}/`;

/** Whether this browser keeps a filter, an order or a page of a list for whoever is signed in (LIST-08). */
export function hasKeptList(screen: ScreenPath): boolean {
  return localStorage.getItem(`${STORE_PREFIX}${storeKey()}.${screen.slice(1)}.listParams`) !== null;
}

/** SES-06: forgets what react-admin keeps in this browser of whoever used it (filters, pages, sort orders). */
export function forgetKeptLists(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(STORE_PREFIX)) localStorage.removeItem(key);
  }
}
