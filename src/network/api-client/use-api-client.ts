import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../../contract/api-clients';
import { checkedReply } from '../../portal/reply';
import type { ClientCalls } from './client-calls';

const keyOf = ({ name }: ClientCalls) => ['apiClient', name] as const;

/** Reads the keys and addresses of an API user, anew each time, because programs use keys all the time. */
export function useApiClient(calls: ClientCalls) {
  return useQuery({
    queryKey: keyOf(calls),
    queryFn: async ({ signal }) =>
      checkedReply(
        await calls.read(signal),
        ({ keys, addresses }) => Array.isArray(keys) && Array.isArray(addresses),
      ),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Returns what a change does with its outcome: it is shown, or what has become of it is asked for. */
export function useChanged(calls: ClientCalls) {
  const cache = useQueryClient();
  const queryKey = keyOf(calls);
  return {
    onSuccess: (client: ApiClient) => cache.setQueryData(queryKey, client),
    onError: () => void cache.invalidateQueries({ queryKey }),
  };
}
