import type { ScreenPath } from '../../contract/access';
import { readLogin } from './stored-session';

/**
 * react-admin 5.15 writes this in front of the keys of its store, which it documents nowhere; storage-kept.test.ts fails
 * where it writes something else.
 */
const STORE_PREFIX = 'RaStore';

/** The key (`storeKey`) of the filter, the sort order and the page of a list. */
export const keptListKey = (resource: string) => `${resource}.listParams`;

/** The key (`storeKey`) of the columns that are hidden in a list. */
export const hiddenColumnsKey = (resource = '') => `${resource}.datatable`;

/** The key of the person's store, in the form that react-admin's `localStorageStore` expects. */
export const storeKey = () => `/${readLogin() ?? ''}/`;

/** The key (`storeKey`) of the kept filters of a report; `null`: the screen is no report. */
export function reportFiltersKey(screen: ScreenPath): string | null {
  if (screen === '/transacoes-extrato') return 'statement.filters';
  if (screen === '/fechamentos') return 'closings.filters';
  return screen === '/painel-de-controle' ? 'dashboard.filters' : null;
}

/** Whether this browser keeps a filter, a sort order or a page of a list for the person who is signed in (LIST-08). */
export function hasKeptList(screen: ScreenPath): boolean {
  return localStorage.getItem(`${STORE_PREFIX}${storeKey()}.${keptListKey(screen.slice(1))}`) !== null;
}

/** SES-06: removes what react-admin keeps in this browser for every person (filters, pages, sort orders). */
export function forgetKeptLists(): void {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
  for (const key of keys) if (key?.startsWith(STORE_PREFIX)) localStorage.removeItem(key);
}
