import type { QueryClient } from '@tanstack/react-query';
import type { Standing } from '../../contract/access';
import { validateSession } from '../../contract/session';
import { call } from '../portal/client';
import { checkedReply } from '../portal/reply';
import { forgetKeptLists } from './kept-lists';
import { leaveForSignIn } from './leave';
import { standingOf } from './standing';
import { clearSession, readProfile, storeProfile } from './stored-session';

/** The person who is signed in, and the standing that access depends on. */
export interface Session {
  login: string;
  name: string;
  /** A new password must not contain the name in it (LOG-32). */
  email: string;
  standing: Standing;
  /** The saved views with which the person opens screens, by screen. */
  views: Readonly<Partial<Record<string, string>>>;
}

/**
 * SES-04, SES-05: asks the server whether the stored session is still valid.
 * @returns `null` when the person was deactivated: storage is cleared and the page is leaving
 */
export async function openSession(signal?: AbortSignal): Promise<Session | null> {
  const reply = await call(validateSession, { signal });
  const info = checkedReply(reply, ({ authenticated }) => typeof authenticated === 'boolean');
  if (!info.authenticated) {
    clearSession();
    forgetKeptLists();
    leaveForSignIn({ ended: true });
    return null;
  }
  if (info.perfil !== null && (await readProfile()) !== info.perfil) await storeProfile(info.perfil);
  const { login, name, email, views = {} } = info;
  return { login, name, email, standing: await standingOf(info), views };
}

/**
 * The session as a query: fetched once per page load and kept until the page is left. After a failure only the person
 * tries again: a component that is mounted later does not.
 */
export const sessionQuery = {
  queryKey: ['session'],
  queryFn: ({ signal }: { signal?: AbortSignal }) => openSession(signal),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retryOnMount: false,
};

/** Fetches the session and the access again: the same person has signed in again, or its standing has changed. */
export async function renewSession(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  await queryClient.invalidateQueries({ queryKey: ['auth'] });
}
