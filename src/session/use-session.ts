import { createContext, useContext } from 'react';
import type { Session } from './current-session';

/** Filled by the session gate, below which nothing shows without a session. */
export const SessionContext = createContext<Session | null>(null);

/** The person who is signed in. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession() outside the session gate');
  return session;
}
