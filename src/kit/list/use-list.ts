import type { Query } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import {
  type ListControllerResult,
  type RaRecord,
  useGetList,
  useListParams,
  useRecordSelection,
} from 'react-admin';
import { PAGE } from '../../../contract/limits';
import { isFirstSightOver } from '../first-sight';
import { withoutEmpty } from './list-filter';

/**
 * LIST-01, LIST-02, LIST-04: what a list has fetched stays as it was left, and is fetched anew when a filter, the
 * sort or the page changes, when somebody asks for it, and after a save.
 */
const keptResults = {
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnMount: (query: Query<never, never>) => query.state.isInvalidated,
  // The failure of what was requested ahead of the page is told without another try.
  retryOnMount: isFirstSightOver,
  // The previous rows stay visible until the new ones arrive. An older reply never replaces a newer one, because each
  // belongs to its own query (LIST-05).
  placeholderData: <Rows>(previous: Rows) => previous,
} as const;

const ignored = () => undefined;

/** The state of a list before its first rows arrive. */
const pending = { data: undefined, total: undefined, meta: undefined, error: null, isPending: true } as const;

interface ListOptions {
  resource: string;
  /** The order where nobody has chosen one. */
  sort: string;
  order?: 'ASC' | 'DESC';
  /** Whether every visit fetches anew, because others write it all the time. */
  fresh?: boolean;
  /** How many rows a page may have, the usual number first. */
  sizes?: readonly [number, ...number[]] | undefined;
  /**
   * Conditions that every query of the list carries beside the filters, because its place on the screen sets them.
   */
  within?: object;
}

/**
 * The state of a list, for react-admin's ListContext: page, sort and filters are in the address, so that they can be
 * shared, and are kept in the store under the resource's name (LIST-04, LIST-08). Unlike react-admin's own controller
 * it leaves a page past the end where it is, which is then told, and leaves failures to the list that shows them.
 */
export function useList<Row extends RaRecord>({
  resource,
  sort,
  order: initially = 'ASC',
  fresh = false,
  sizes = PAGE.sizes,
  within = {},
}: ListOptions) {
  const initial = useMemo(() => ({ field: sort, order: initially }), [sort, initially]);
  const [params, { setPage, setPerPage, setSort, setFilters }] = useListParams({
    resource,
    sort: initial,
    perPage: sizes[0],
    debounce: 0,
  });
  const page = Math.max(1, params.page);
  const perPage = sizes.find((size) => size === params.perPage) ?? sizes[0];
  const order = { field: params.sort, order: params.order === 'DESC' ? ('DESC' as const) : ('ASC' as const) };
  const filter = withoutEmpty(params.filterValues);
  const answer = useGetList<Row>(
    resource,
    { pagination: { page, perPage }, sort: order, filter: { ...filter, ...within } },
    {
      ...keptResults,
      // What was requested ahead of the page is fresh.
      ...(fresh && isFirstSightOver() && { refetchOnMount: 'always' }),
    } as Record<string, unknown>,
  );
  // The first rows, their count and the pager are drawn in slices, so that a slow phone reacts to a touch meanwhile.
  const first = useDeferredValue(answer.isPending) && !answer.isPending;
  const result = first ? { ...answer, ...pending } : answer;
  const [selectedIds, selection] = useRecordSelection({ resource });
  const failed = result.error !== null && !result.isFetching;
  return {
    resource,
    page,
    perPage,
    sort: order,
    filterValues: filter,
    setPage,
    setPerPage,
    setSort,
    setFilters,
    // Filters show in their own dialog and chips, never one by one as react-admin's do.
    displayedFilters: {},
    showFilter: ignored,
    hideFilter: ignored,
    selectedIds,
    onSelect: selection.select,
    onToggleItem: selection.toggle,
    onUnselectItems: selection.clearSelection,
    onSelectAll: ignored,
    // BANK-08: after a failure no rows are shown, not even the previous ones.
    data: failed ? undefined : result.data,
    total: failed ? undefined : result.total,
    meta: result.meta,
    error: result.error,
    isPending: result.isPending,
    isLoading: result.isLoading,
    isFetching: result.isFetching,
    isPlaceholderData: result.isPlaceholderData,
    refetch: result.refetch,
    hasPreviousPage: page > 1,
    hasNextPage: page * perPage < (result.total ?? 0),
  } as ListControllerResult<Row>;
}
