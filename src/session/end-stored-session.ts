import { logout } from '../../contract/session';
import { callPublic } from '../portal/public-call';
import { forgetKeptLists } from './kept-lists';
import { clearSession, readTokens } from './stored-session';

/**
 * LOG-04: visiting the sign-in page ends the session that the browser still keeps, and clears the state of its lists
 * (LIST-04). An expired session is no longer stored: the lists then stay for the person's return. The call to the
 * server may fail without consequence, because nobody has the token any more and it soon expires.
 */
export function endStoredSession(): void {
  const tokens = readTokens();
  clearSession();
  if (tokens === null) return;
  forgetKeptLists();
  callPublic(logout, { body: tokens, keepalive: true }).catch(() => undefined);
}
