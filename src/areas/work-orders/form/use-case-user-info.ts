import { useQuery } from '@tanstack/react-query';
import { caseUserInfo, type RequestType } from '../../../../contract/work-orders';
import { call } from '../../../portal/client';
import { checkedReply } from '../../../portal/reply';

/** The options change rarely, so a return to the page within this time makes no call. */
const FRESH_MS = 5 * 60_000;

/**
 * WO-11: the terminals and operators that a request may refer to.
 * @param numeroLogico the terminal whose operators are fetched; `null` for the terminals alone
 */
export function useCaseUserInfo(categoria: RequestType, numeroLogico: string | null) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['caseUserInfo', categoria, numeroLogico],
    queryFn: async ({ signal }) =>
      checkedReply(
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
