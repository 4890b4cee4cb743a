import { logout } from '../../contract/session';
import { call } from '../portal/client';
import { clearSession, readTokens } from './stored-session';

/**
 * LOG-04: visiting the sign-in page ends the session that the browser still keeps. The server is told as well;
 * whether it hears that changes nothing here, because a token that nobody has any more soon expires.
 */
export function endStoredSession(): void {
  const tokens = readTokens();
  clearSession();
  if (tokens !== null) call(logout, { body: tokens, keepalive: true }).catch(() => undefined);
}
