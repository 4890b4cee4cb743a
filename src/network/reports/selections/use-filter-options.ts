import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ALL } from '../../../../contract/keys';
import {
  type FilterOption,
  filterAccounts,
  filterAssociators,
  filterEcs,
  filterOperators,
} from '../../../../contract/reports';
import { call } from '../../../portal/client';

/** The lists change rarely: coming back within this time asks nothing. */
const FRESH_MS = 5 * 60_000;
const NONE: readonly FilterOption[] = [];

function useOptions(operation: typeof filterEcs) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['reports', 'filters', operation.name],
    queryFn: ({ signal }) => call(operation, { signal }),
    staleTime: FRESH_MS,
    retry: false,
  });
  const missing = data === undefined;
  return {
    options: data ?? NONE,
    failed: missing && isError && !isFetching,
    loading: missing && isFetching,
    reload: () => (missing ? refetch() : undefined),
  };
}

/** The accounts one by one, without the option that stands for all of them. */
export function useAccountOptions() {
  const { options, ...reading } = useOptions(filterAccounts);
  return { ...reading, options: useMemo(() => options.filter(({ key }) => key !== ALL), [options]) };
}

/** LIST-24: the four lists of the deposits filters. STMT-31: whether one could not be loaded, and a retry. */
export function useFilterOptions() {
  const ecs = useOptions(filterEcs);
  const operators = useOptions(filterOperators);
  const accounts = useOptions(filterAccounts);
  const associators = useOptions(filterAssociators);
  const all = [ecs, operators, accounts, associators];
  return {
    ecs,
    operators,
    accounts,
    associators,
    failed: all.some(({ failed }) => failed),
    retry: () => {
      for (const { failed, reload } of all) if (failed) void reload();
    },
  };
}

export type FilterOptions = ReturnType<typeof useFilterOptions>;
