/**
 * LOG-17: returns the token of the link that opened the page; empty where there is none. It is removed from the
 * address, so that it stays neither on the screen nor in the browser's history and is not sent as a referrer.
 */
export function takeToken(): string {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  history.replaceState(null, '', location.pathname);
  return token;
}
