import { useEffectEvent, useLayoutEffect } from 'react';

/** Runs a report by itself once it can be run. That is before the first paint, so that the prompt does not flash. */
export function useFirstRun(ready: boolean, run: () => void): void {
  const runFirst = useEffectEvent(run);
  useLayoutEffect(() => {
    if (ready) runFirst();
  }, [ready]);
}
