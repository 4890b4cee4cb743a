import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ScreenPath } from '../../../contract/access';
import { PortalError } from '../../ui/failure/portal-error';
import { useNotifyWhen } from '../../ui/notice/use-notify-when';
import { type FilterValues, narrowing } from './list-filter';
import { isRefused } from './use-refused-filter';

/** In characters of JSON: longer filters make an address that servers and proxies on the way refuse. */
const LONGEST = 2000;

/** By it the address names a filter that the server keeps. */
const KEPT = 'kept';

/** Few lists have such a filter. */
const keptFilters = () => import('./kept-filters');

const keyOf = (id: string | undefined) => ['keptFilter', id];

interface Filtering {
  /** What the list is narrowed by. */
  filter: Record<string, unknown>;
  /** Whether it is known yet. */
  isKnown: boolean;
  /** Why it could not be fetched. */
  error: Error | null;
  retry: () => unknown;
  setFilters: (values: FilterValues) => void;
}

/** The filter in an address, which may name a kept one; `null` where it has none. */
export function filterInAddress(search: string): FilterValues | null {
  try {
    const text = new URLSearchParams(search).get('filter');
    return text === null ? null : narrowing(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * The filter of a list: as the address has it or, where it is too long for one, as the server keeps it under the short
 * name that the address has.
 * @param screen whose filter it is; absent where the list is part of another page
 */
export function useKeptFilter(
  screen: ScreenPath | undefined,
  named: unknown,
  setNamed: (values: FilterValues) => void,
): Filtering {
  const cache = useQueryClient();
  const direct = narrowing(named);
  const { [KEPT]: name, ...short } = direct;
  const id = typeof name === 'string' ? name : undefined;
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => (await keptFilters()).fetchKept(id ?? '', signal),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  // A name that the server refuses is one that it never gave: nothing is kept under it either.
  const isGone = isRefused(error) || (error instanceof PortalError && error.status === 404);
  useNotifyWhen(isGone ? 'list.unreadable' : null, 'warning', () => setNamed(short));
  // Without the list that narrows it, it would show more than whoever has sent it means.
  const isBeyond = data?.reach === 'none';
  useNotifyWhen(isBeyond ? 'list.leftOut.none' : null, 'warning', () => setNamed(short));
  useNotifyWhen(data?.reach === 'part' ? 'list.leftOut.part' : null, 'warning');
  const setFilters = (values: FilterValues) => {
    if (screen === undefined || JSON.stringify(values).length <= LONGEST) {
      setNamed(values);
      return;
    }
    void keep(screen, values);
  };
  const keep = async (on: ScreenPath, values: FilterValues) => {
    try {
      const { id: named, kept, rest } = await (await keptFilters()).keepLongPart(on, values);
      cache.setQueryData(keyOf(named), kept);
      setNamed({ ...rest, [KEPT]: named });
    } catch {
      // The list works with the long address as well, as long as the page is not loaded anew.
      setNamed(values);
    }
  };
  return {
    filter: id === undefined ? direct : { ...data?.values, ...short },
    isKnown: id === undefined || (data !== undefined && !isBeyond),
    error,
    retry: refetch,
    setFilters,
  };
}
