import type { QueryClientConfig } from '@tanstack/react-query';

/**
 * Nothing reloads behind a person's back, and a failure shows at once with its own "Try again" instead of being
 * repeated in silence. `networkMode: always` because otherwise a query without a network waits for ever.
 */
export const queryClientDefaults: QueryClientConfig = {
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
};
