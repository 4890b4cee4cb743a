import type { QueryClientConfig } from '@tanstack/react-query';

/**
 * Nothing is fetched again by itself, and a failure shows at once with a "Try again" instead of silent retries.
 * `networkMode: always` because otherwise a query without a network would wait for ever.
 */
export const queryClientDefaults: QueryClientConfig = {
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
};
