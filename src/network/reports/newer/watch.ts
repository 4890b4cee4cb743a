import { NEWER } from '../../../../contract/limits';

/**
 * The rows on the screen are compared with the server's at intervals while the page is visible, and when the person
 * returns to it. They are as new as the query, so that the first look is an interval later, and a failure is looked at
 * again without a word.
 */
export const watching = {
  staleTime: NEWER.everyMs,
  refetchInterval: NEWER.everyMs,
  refetchOnWindowFocus: true,
  gcTime: 0,
} as const;
