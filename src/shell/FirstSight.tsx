import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endFirstSight } from '../kit/first-sight';

/** A page that has had no pending call for so long makes no further calls by itself. */
const QUIET_MS = 300;
/** The longest wait: a call that never ends must not delay everything else. */
const LATEST_MS = 5000;

/** Rendered beside a page, within its Suspense: ends the first sight when the page has no pending calls. */
export function FirstSight() {
  const client = useQueryClient();
  useEffect(() => {
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      clearTimeout(quiet);
      if (client.isFetching() === 0) quiet = setTimeout(end, QUIET_MS);
    };
    const stop = client.getQueryCache().subscribe(check);
    const latest = setTimeout(endFirstSight, LATEST_MS);
    const leave = () => {
      stop();
      clearTimeout(quiet);
      clearTimeout(latest);
    };
    const end = () => {
      leave();
      endFirstSight();
    };
    check();
    return leave;
  }, [client]);
  return null;
}
