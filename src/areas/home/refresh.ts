/** Home reads the present again so often while somebody looks at it. */
const EVERY_MS = 30_000;

/** Fetches again at intervals, and when the person comes back; after a failure it waits for another try by the person. */
export const refreshed = {
  refetchOnWindowFocus: true,
  refetchInterval: ({ state }: { state: { status: string } }) =>
    state.status === 'error' ? false : EVERY_MS,
} as const;
