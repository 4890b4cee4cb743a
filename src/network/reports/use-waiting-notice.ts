import { useEffect, useEffectEvent } from 'react';
import { REPORT } from '../../../contract/reports';
import { useNotice } from '../../ui/notice/use-notice';

/** STMT-22: asks for patience once a report has been running for 30 seconds, and no longer than it runs. */
export function useWaitingNotice(run: number | null): void {
  const { show, withdraw } = useNotice();
  const askForPatience = useEffectEvent(() =>
    show('reports.warning.waiting', { type: 'warning', autoHideDuration: REPORT.waitingFor }),
  );
  const over = useEffectEvent(() => withdraw());
  useEffect(() => {
    if (run === null) return undefined;
    const timer = setTimeout(() => askForPatience(), REPORT.waitingAfter);
    return () => {
      clearTimeout(timer);
      over();
    };
  }, [run]);
}
