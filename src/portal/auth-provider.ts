import type { QueryClient } from '@tanstack/react-query';
import type { AuthProvider } from 'react-admin';
import { allowed, screenAt } from '../../contract/access';
import { sessionQuery } from '../session/current-session';
import { leaveForSignIn } from '../session/leave';
import { signOut } from '../session/sign-out';
import { readTokens } from '../session/stored-session';
import { lookAtSession } from '../session/watch-session';

/**
 * What react-admin asks about the session. Sign-in has its own entry and 401 is settled below react-admin, in
 * the client, so that this says little:
 *
 *   checkAuth   -> are there tokens? (SES-21)
 *   checkError  -> never rejects: react-admin would settle a refused write as `{data: {}}` and report success
 *   canAccess   -> the access table
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
    canAccess: async ({ resource }) => {
      const screen = screenAt(`/${resource}`);
      const current = await session();
      return screen !== undefined && allowed(current?.standing ?? null, screen.path);
    },
  };
}
