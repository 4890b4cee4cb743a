import { useQuery } from '@tanstack/react-query';
import { caseUserInfo, type RequestType } from '../../../../contract/work-orders';
import { understood } from '../../../portal/answer';
import { call } from '../../../portal/client';

/** They change rarely: coming back within this time asks nothing. */
const FRESH_MS = 5 * 60_000;

/**
 * WO-11: what a request may name.
 * @param numeroLogico the terminal whose operators are asked for; `null`: the terminals alone
 */
export function useCaseUserInfo(categoria: RequestType, numeroLogico: string | null) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['caseUserInfo', categoria, numeroLogico],
    queryFn: async ({ signal }) =>
      understood(
        await call(caseUserInfo, {
          query: { categoria, ...(numeroLogico !== null && { numeroLogico }) },
          signal,
        }),
        (reply) => Array.isArray(reply.numeroLogicoList) && Array.isArray(reply.numeroCartaoOperadorList),
      ),
    staleTime: FRESH_MS,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return {
    terminals: data?.numeroLogicoList ?? [],
    operators: data?.numeroCartaoOperadorList ?? [],
    loading: data === undefined && isFetching,
    error: data === undefined && !isFetching ? error : null,
    retry: () => void refetch(),
  };
}
