/**
 * LOG-17: returns the token of the link that opened the page; empty where there is none. It is removed from the
 * address, so that it stays neither on the screen nor in the browser's history and is not sent as a referrer.
 */
export const takeToken = (): string => new URLSearchParams(takeQuery()).get('token') ?? '';

/** Returns the query of the address, without its question mark, and removes it for the same reasons. */
export function takeQuery(): string {
  const { search, pathname } = location;
  history.replaceState(null, '', pathname);
  return search.slice(1);
}
