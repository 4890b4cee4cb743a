import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listAssociators } from '../../../contract/groupers';
import { call } from '../../portal/client';

/** They change rarely: coming back within this time asks nothing. */
const FRESH_MS = 5 * 60_000;

/** USR-18, API-14: the groups of establishments, as options to choose from. */
export function useGroups() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['listAssociators'],
    queryFn: ({ signal }) => call(listAssociators, { query: { ecAssociatorName: '' }, signal }),
    staleTime: FRESH_MS,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const options = useMemo(
    () => (data?.content ?? []).map(({ id, nome }) => ({ key: String(id), value: nome })),
    [data],
  );
  return {
    options,
    loading: data === undefined && isFetching,
    failed: data === undefined && isError && !isFetching,
    retry: () => void refetch(),
  };
}
