import { logout } from '../../contract/session';
import { call } from '../portal/client';
import { forgetKeptLists } from './kept-lists';
import { clearSession, readTokens } from './stored-session';

/**
 * LOG-04: visiting the sign-in page ends the session that the browser still keeps, and what was kept of its lists
 * (LIST-04). A session that had run out is gone already: then the lists stay for the person's return. The server is
 * told as well; whether it hears that changes nothing here, because a token that nobody has any more soon expires.
 */
export function endStoredSession(): void {
  const tokens = readTokens();
  clearSession();
  if (tokens === null) return;
  forgetKeptLists();
  call(logout, { body: tokens, keepalive: true }).catch(() => undefined);
}
