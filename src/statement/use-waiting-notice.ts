import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import { STATEMENT } from '../../contract/limits';

/** STMT-22: asks for patience once a report has been running for 30 seconds. */
export function useWaitingNotice(run: number | null): void {
  const notify = useNotify();
  const askForPatience = useEffectEvent(() =>
    notify('statement.warning.waiting', { type: 'warning', autoHideDuration: STATEMENT.waitingFor }),
  );
  useEffect(() => {
    if (run === null) return undefined;
    const timer = setTimeout(() => askForPatience(), STATEMENT.waitingAfter);
    return () => clearTimeout(timer);
  }, [run]);
}
