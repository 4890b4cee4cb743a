import { useEffect } from 'react';
import { useNotify } from 'react-admin';

/** ERR-06: tells once that the options of a filter could not be fetched. @param failed the key of what to say */
export function useToldFailure(failed: string | null): void {
  const notify = useNotify();
  useEffect(() => {
    if (failed !== null) notify(failed, { type: 'error' });
  }, [notify, failed]);
}
