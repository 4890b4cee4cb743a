import { useQuery } from '@tanstack/react-query';
import { listEcs, type ReachedEstablishment } from '../../../contract/user-options';
import { call } from '../../portal/client';
import { CACHED } from './queries';

const NONE: readonly ReachedEstablishment[] = [];

/**
 * API-13: all establishments of somebody, for a page that shows them.
 * @param login whose
 * @param fresh asks each time: what somebody has is about to be changed
 */
export function useEstablishments(login: string, { fresh = false, enabled = true } = {}) {
  const { data, error, isFetching, refetch } = useQuery({
    ...CACHED,
    queryKey: ['listEcs', login],
    queryFn: ({ signal }) => call(listEcs, { query: { login }, signal }),
    ...(fresh && { staleTime: 0 }),
    enabled,
  });
  return {
    establishments: data ?? NONE,
    loading: enabled && data === undefined && isFetching,
    error: data === undefined && !isFetching ? error : null,
    retry: () => void refetch(),
  };
}
