import type { QueryClient } from '@tanstack/react-query';
import type { Standing } from '../../contract/access';
import { validateSession } from '../../contract/session';
import { understood } from '../portal/answer';
import { call } from '../portal/client';
import { forgetKeptLists } from './kept-lists';
import { leaveForSignIn } from './leave';
import { standingOf } from './standing';
import { clearSession } from './stored-session';

/** Who is signed in, and what access depends on. */
export interface Session {
  login: string;
  name: string;
  /** A new password must not hold its name (LOG-32). */
  email: string;
  standing: Standing;
}

/**
 * SES-04, SES-05: asks the server whether the stored session still stands.
 * @returns `null` when the person was deactivated: storage is cleared and the page is leaving
 */
export async function openSession(signal?: AbortSignal): Promise<Session | null> {
  const reply = await call(validateSession, { signal });
  const info = understood(reply, ({ authenticated }) => typeof authenticated === 'boolean');
  if (!info.authenticated) {
    clearSession();
    forgetKeptLists();
    leaveForSignIn({ ended: true });
    return null;
  }
  return { login: info.login, name: info.name, email: info.email, standing: await standingOf(info) };
}

/**
 * The session as a query: asked once per page load, kept until the page goes. Where it failed, the person tries again and
 * not the next component that reads it.
 */
export const sessionQuery = {
  queryKey: ['session'],
  queryFn: ({ signal }: { signal?: AbortSignal }) => openSession(signal),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retryOnMount: false,
};

/** The same person has signed in again: asks anew who that is, and then what that person may do. */
export async function renewSession(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  await queryClient.invalidateQueries({ queryKey: ['auth'] });
}
