import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'react-admin';
import { allowed, screenAt } from '../../contract/access';
import { sessionQuery } from '../session/current-session';
import { leaveForSignIn } from '../session/leave';
import { signOut } from '../session/sign-out';
import { readTokens } from '../session/stored-session';
import { lookAtSession } from '../session/watch-session';

/**
 * What react-admin asks about the session. Sign-in has its own entry, and 401 is settled below react-admin, in the
 * client.
 *
 * | Method         | Result                                                                                       |
 * |----------------|----------------------------------------------------------------------------------------------|
 * | login, logout  | lead to the sign-in page                                                                     |
 * | checkAuth      | are there tokens? (SES-21)                                                                   |
 * | checkError     | never rejects: react-admin would settle a refused write as `{data: {}}` and report success   |
 * | getIdentity    | login and name, as the server confirmed them                                                 |
 * | getPermissions | level, API access and specific code of the session (`Standing`)                              |
 * | canAccess      | what the access table says of the resource's screen, whatever the action; what one may do    |
 * |                | with a single record the server says, with the record                                        |
 */
export function authProviderFor(queryClient: QueryClient): AuthProvider {
  const session = () => queryClient.ensureQueryData(sessionQuery);
  return {
    login: async () => leaveForSignIn(),
    logout: async () => {
      if (readTokens() === null) lookAtSession();
      else signOut();
      return false;
    },
    checkAuth: async () => {
      if (readTokens() === null) throw new Error('Nobody is signed in');
    },
    checkError: async () => {},
    getIdentity: async () => {
      const current = await session();
      return { id: current?.login ?? '', fullName: current?.name ?? '' };
    },
    // Without tokens the page is leaving, and makes no further calls.
    getPermissions: async () => (readTokens() === null ? null : ((await session())?.standing ?? null)),
    canAccess: async ({ resource }) => {
      const screen = screenAt(`/${resource}`);
      const current = await session();
      return screen !== undefined && allowed(current?.standing ?? null, screen.path);
    },
  };
}
