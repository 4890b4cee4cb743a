import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endFirstSight } from '../kit/first-sight';

/** A page whose calls have all been answered for so long makes no further ones by itself. */
const QUIET_MS = 300;
/** A page that waits for an answer for ever must not keep everything else waiting. */
const LATEST_MS = 5000;

/** Stands beside a page, within its Suspense, and tells when its first sight is over. */
export function FirstSight() {
  const client = useQueryClient();
  useEffect(() => {
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(quiet);
      if (client.isFetching() === 0) quiet = setTimeout(end, QUIET_MS);
    };
    const stop = client.getQueryCache().subscribe(look);
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
    look();
    return leave;
  }, [client]);
  return null;
}
