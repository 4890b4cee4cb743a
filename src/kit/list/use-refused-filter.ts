import { useEffect } from 'react';
import { useStoreContext } from 'react-admin';
import { keptListKey } from '../../session/kept-lists';
import { keepLastPage } from '../../session/last-page';
import { PortalError } from '../../ui/failure/portal-error';

/**
 * Tells whether the server does not take what a list asks for: a filter of an earlier release, of an address by hand, or one
 * that names what the person sees no more. A refusal of the screen itself (403) names no field.
 */
export const isRefused = (error: unknown): boolean =>
  error instanceof PortalError && ([400, 422].includes(error.status) || Object.keys(error.fields).length > 0);

/**
 * A filter that the server refuses is shown with the refusal (ListState), and kept nowhere: not in the store, not in the
 * address, not in that of the last page. Else every way back to the list would lead to the same refusal.
 */
export function useRefusedFilter(resource: string, error: unknown): void {
  const store = useStoreContext();
  useEffect(() => {
    if (!isRefused(error)) return;
    const kept = keptListKey(resource);
    store.setItem(kept, { ...store.getItem<object>(kept), filter: {} });
    const { pathname, search } = window.location;
    const parameters = new URLSearchParams(search);
    parameters.delete('filter');
    const address = `${pathname}?${parameters}`;
    // Without a navigation, which would take the refusal off the screen before anybody has read it.
    window.history.replaceState(window.history.state, '', address);
    keepLastPage(store, address);
  }, [store, resource, error]);
}
