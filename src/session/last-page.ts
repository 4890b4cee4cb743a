import { useEffect } from 'react';
import { type Store, useStoreContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { screenAt } from '../../contract/access';
import { useAccess } from './use-access';

const KEY = 'lastPage';

/** Remembers the address of the present page in the person's store. */
export function useKeepLastPage(): void {
  const store = useStoreContext();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (screenAt(pathname) !== undefined) keepLastPage(store, pathname + search);
  }, [store, pathname, search]);
}

/** The same for an address that the page has changed without a navigation. */
export const keepLastPage = (store: Store, address: string): void => store.setItem(KEY, address);

/** The page where the person was last; home on a first visit, and where the person may no longer open that page. */
export function useLastPage(): string {
  const store: Store = useStoreContext();
  const mayOpen = useAccess();
  const kept = store.getItem<string>(KEY) ?? '';
  const screen = screenAt(kept.replace(/[?#].*$/, ''));
  return screen !== undefined && mayOpen(screen.path) ? kept : '/home';
}
