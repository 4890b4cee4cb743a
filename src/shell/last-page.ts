import { useEffect } from 'react';
import { type Store, useStoreContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { screenAt } from '../../contract/access';
import { useAccess } from '../session/use-access';

const KEY = 'lastPage';

/** Remembers, among what is the person's own, the page where they are. */
export function useKeepLastPage(): void {
  const store = useStoreContext();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (screenAt(pathname) !== undefined) store.setItem(KEY, pathname + search);
  }, [store, pathname, search]);
}

/** The page where the person was last; home for a newcomer, and where that page is open to them no longer. */
export function useLastPage(): string {
  const store: Store = useStoreContext();
  const mayOpen = useAccess();
  const kept = store.getItem<string>(KEY) ?? '';
  const screen = screenAt(kept.replace(/[?#].*$/, ''));
  return screen !== undefined && mayOpen(screen.path) ? kept : '/home';
}
