import type { QueryClient } from '@tanstack/react-query';
import type { ScreenPath } from '../../../contract/access';
import { keepFilter } from '../../../contract/kept-filters';
import { VIEW_PARAMETER } from '../../../contract/view-address';
import { getView, listViews, type OpenedView, setDefaultView, type ViewState } from '../../../contract/views';
import { call } from '../../portal/client';
import { type Session, sessionQuery } from '../../session/current-session';

/** In characters of JSON, as the filters of lists. */
const LONGEST = 2000;

/** The views of a screen, for its menu. */
export const viewsQuery = (screen: ScreenPath) => ({
  queryKey: ['views', screen],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listViews, { query: { screen }, signal }),
});

/** One view, as the person may see it. */
export const viewQuery = (id: string) => ({
  queryKey: ['view', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(getView, { params: { id }, signal }),
});

/** What has changed of a view shows everywhere. */
export async function refreshViews(
  cache: QueryClient,
  screen: ScreenPath,
  changed?: OpenedView,
): Promise<void> {
  if (changed !== undefined) cache.setQueryData(viewQuery(changed.id).queryKey, changed);
  await cache.invalidateQueries({ queryKey: viewsQuery(screen).queryKey });
}

/** The address of a screen as a view has it; what is too long for one is kept by the server. */
export async function addressOfView({ id, screen, state }: OpenedView): Promise<string> {
  return addressOf(screen, state, { [VIEW_PARAMETER]: id });
}

/**
 * The address of a screen in a state.
 * @param named whether its filter is kept under a name in any case, so that whoever opens it sees what is there for them
 */
export async function addressOf(
  screen: ScreenPath,
  { filter, sort, order, size, more: further }: ViewState,
  more: Record<string, string> = {},
  named = false,
): Promise<string> {
  const short =
    filter.length <= LONGEST && !named
      ? filter
      : JSON.stringify({ kept: (await call(keepFilter, { body: { screen, filter } })).id });
  const parameters = new URLSearchParams({
    ...Object.fromEntries(new URLSearchParams(further)),
    ...more,
    ...(sort !== undefined && { sort, order: order ?? 'ASC', page: '1', displayedFilters: '{}' }),
    ...(size !== undefined && { perPage: String(size) }),
    filter: short,
  });
  return `${screen}?${parameters}`;
}

/** Chooses the view with which a screen is opened, or none. */
export async function chooseDefault(
  cache: QueryClient,
  screen: ScreenPath,
  view: string | null,
): Promise<void> {
  await call(setDefaultView, { body: { screen, view } });
  cache.setQueryData<Session | null>(sessionQuery.queryKey, (session) => {
    if (session === undefined || session === null) return session;
    const { [screen]: _before, ...views } = session.views;
    return { ...session, views: view === null ? views : { ...views, [screen]: view } };
  });
  await refreshViews(cache, screen);
}
