import { type Query, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import {
  type ListControllerResult,
  type RaRecord,
  type UseGetListHookValue,
  useGetList,
  useListParams,
  useRecordSelection,
} from 'react-admin';
import { screenAt } from '../../../contract/access';
import { PAGE } from '../../../contract/limits';
import { isNetworkLost } from '../../portal/network';
import { keptListKey } from '../../session/kept-lists';
import { isFirstSightOver } from '../first-sight';
import { useKeptFilter } from './use-kept-filter';
import { useRefusedFilter } from './use-refused-filter';
import type { ListView } from './views';

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

const NO_ROWS = { data: undefined, total: undefined } as const;

/** The state of a list before its first rows arrive. */
const pending = { data: undefined, total: undefined, meta: undefined, error: null, isPending: true } as const;

interface ListOptions {
  resource: string;
  /** The order where nobody has chosen one. */
  sort: string;
  order?: 'ASC' | 'DESC';
  /** The part of the list with which a person begins. */
  first?: ListView | undefined;
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
  first: begun,
  fresh = false,
  sizes = PAGE.sizes,
  within = {},
}: ListOptions) {
  const initial = useMemo(() => begun?.sort ?? { field: sort, order: initially }, [begun, sort, initially]);
  const [params, { setPage, setPerPage, setSort, setFilters: setNamed }] = useListParams({
    resource,
    sort: initial,
    ...(begun !== undefined && { filterDefaultValues: begun.filter }),
    perPage: sizes[0],
    debounce: 0,
    storeKey: keptListKey(resource),
  });
  const page = Math.min(PAGE.last, Math.max(1, params.page));
  const perPage = sizes.find((size) => size === params.perPage) ?? sizes[0];
  const order = { field: params.sort, order: params.order === 'DESC' ? ('DESC' as const) : ('ASC' as const) };
  const screen = screenAt(`/${resource}`)?.path;
  const kept = useKeptFilter(screen, params.filterValues, setNamed);
  const { filter, setFilters } = kept;
  const answer = useGetList<Row>(
    resource,
    { pagination: { page, perPage }, sort: order, filter: { ...filter, ...within } },
    {
      ...keptResults,
      enabled: kept.isKnown,
      // What was requested ahead of the page is fresh.
      ...(fresh && isFirstSightOver() && { refetchOnMount: 'always' }),
    } as Record<string, unknown>,
  );
  // The first rows, their count and the pager are drawn in slices, so that a slow phone reacts to a touch meanwhile.
  const first = useDeferredValue(answer.isPending) && !answer.isPending;
  const result = kept.isKnown
    ? first
      ? { ...answer, ...pending }
      : answer
    : { ...answer, ...pending, error: kept.error, isPending: kept.error === null, refetch: kept.retry };
  const last = useLastRows(result as ListRows<Row>, [resource, 'getList', { filter: within }]);
  useRefusedFilter(resource, result.error);
  const [selectedIds, selection] = useRecordSelection({ resource });
  const failed = result.error !== null && !result.isFetching;
  // If nobody answered, the rows that were there stay, also while they are asked for again; `lost` says so (LostNotice).
  const lost = last !== null && isNetworkLost(result.error);
  const rows = lost ? last : failed ? { ...NO_ROWS, meta: result.meta } : result;
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
    // BANK-08: after a refusal or a fault of the server no rows are shown, not even the previous ones.
    data: rows.data,
    total: rows.total,
    meta: lost ? { ...last.meta, lost: { at: last.at, earlier: result.data === undefined } } : rows.meta,
    error: lost ? null : result.error,
    isPending: result.isPending,
    isLoading: result.isLoading,
    isFetching: result.isFetching,
    isPlaceholderData: result.isPlaceholderData,
    refetch: result.refetch,
    hasPreviousPage: page > 1,
    hasNextPage: page * perPage < (result.total ?? 0),
  } as ListControllerResult<Row>;
}

type ListRows<Row extends RaRecord> = Pick<UseGetListHookValue<Row>, 'data' | 'total' | 'meta' | 'error'> & {
  dataUpdatedAt: number;
  isPlaceholderData: boolean;
};

interface LastRows<Row> {
  data: Row[];
  total: number | undefined;
  meta: object | undefined;
  /** When they were fetched. */
  at: number;
}

/**
 * The rows that came last, whatever they were asked for with, also on an earlier visit: somebody may have opened a record of
 * them and come back. `null` before the first.
 * @param queryKey of all queries of the list
 */
function useLastRows<Row extends RaRecord>(
  result: ListRows<Row>,
  queryKey: readonly unknown[],
): LastRows<Row> | null {
  const { data, total, meta, dataUpdatedAt: at, isPlaceholderData } = result;
  const cache = useQueryClient();
  const [last, setLast] = useState((): LastRows<Row> | null => {
    const [newest] = cache
      .getQueryCache()
      // The answers of others, as the history of a record, are forgotten in time; those of a list are not.
      .findAll({ queryKey, predicate: ({ gcTime }) => gcTime === keptResults.gcTime })
      .map(({ state }) => state as { data?: LastRows<Row>; dataUpdatedAt: number })
      .toSorted((one, other) => other.dataUpdatedAt - one.dataUpdatedAt);
    return newest?.data ? { ...newest.data, at: newest.dataUpdatedAt } : null;
  });
  if (data === undefined || isPlaceholderData || last?.data === data) return last;
  const rows = { data, total, meta: meta as object | undefined, at };
  setLast(rows);
  return rows;
}
