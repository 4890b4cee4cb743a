import { useGetList } from 'react-admin';
import { SESSIONS, type SessionRecord } from './session';

/** The sessions of a user, or without one the person's own, as they are now. */
export function useSessions(user: number | null) {
  const { data, total, error, isFetching, refetch } = useGetList<SessionRecord>(
    SESSIONS,
    { filter: user === null ? {} : { user } },
    { refetchOnMount: 'always', retry: false },
  );
  return {
    sessions: data,
    /** Those that are too many to be listed included. */
    total: total ?? 0,
    error: data === undefined && !isFetching ? error : null,
    isFetching,
    refresh: () => void refetch(),
  };
}
