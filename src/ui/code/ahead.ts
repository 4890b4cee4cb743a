/** Fetches code that will be needed soon. A failure shows when it is needed, and is tried again then. */
export function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
