import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { isNetworkLost, whenReachable } from './network';

/**
 * Nothing is fetched again by itself, and a failure shows at once with a "Try again" instead of silent retries. Only what
 * nobody has answered is fetched again as soon as the server is in reach, where it is still on the screen.
 * `networkMode: always` because otherwise a query without a network would wait for ever.
 */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: waitingForNetwork(),
  });
}

/** Fetches queries that nobody has answered again, for as long as they are on the screen: the server is asked for nothing else. */
function waitingForNetwork(): QueryCache {
  const waits = new Map<string, () => void>();
  const giveUp = (queryHash: string) => {
    waits.get(queryHash)?.();
    waits.delete(queryHash);
  };
  const queryCache = new QueryCache({
    onError: (error, failed) => {
      const query = failed as Query;
      giveUp(query.queryHash);
      if (!isNetworkLost(error) || !query.isActive()) return;
      const reachable = () => {
        waits.delete(query.queryHash);
        void fetchAgain(query);
      };
      waits.set(query.queryHash, whenReachable(reachable));
    },
  });
  queryCache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved' && query.getObserversCount() === 0) giveUp(query.queryHash);
  });
  return queryCache;
}

async function fetchAgain(query: Query): Promise<void> {
  if (!isNetworkLost(query.state.error) || !query.isActive()) return;
  try {
    await query.fetch();
  } catch {
    // the query keeps its failure, and waits again where it is of the same kind
  }
}
