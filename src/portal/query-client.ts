import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isNetworkLost, whenReachable } from './network';

/**
 * Nothing is fetched again by itself, and a failure shows at once with a "Try again" instead of silent retries. Only what
 * nobody has answered is fetched again as soon as the server is in reach, where it is still on the screen.
 * `networkMode: always` because otherwise a query without a network would wait for ever.
 */
export function newQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (!isNetworkLost(error)) return;
        const stillLost = {
          queryKey,
          exact: true,
          predicate: ({ state }: { state: { error: unknown } }) => isNetworkLost(state.error),
        };
        whenReachable(() => void client.refetchQueries({ ...stillLost, type: 'active' }));
      },
    }),
  });
  return client;
}
