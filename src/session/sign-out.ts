import { endStoredSession } from './end-stored-session';
import { leaveForGood } from './leave';

/** SES-06, SES-07: ends the session here and on the server and goes to the sign-in page. */
export function signOut(): void {
  endStoredSession();
  leaveForGood();
}
