import { useState } from 'react';
import { useAborts } from '../../../../ui/use-aborts';

type State<Result> =
  | { kind: 'idle' | 'running' | 'unanswered' | 'cancelled' }
  | { kind: 'done'; result: Result };

/** Runs one attempt at a time, which can be cancelled; leaving the page aborts it. */
export function useTrying<Result>() {
  const [state, setState] = useState<State<Result>>({ kind: 'idle' });
  const aborts = useAborts();
  const start = async (attempt: (signal: AbortSignal) => Promise<Result>) => {
    const signal = aborts.begin();
    setState({ kind: 'running' });
    try {
      const result = await attempt(signal);
      if (!signal.aborted) setState({ kind: 'done', result });
    } catch {
      if (!signal.aborted) setState({ kind: 'unanswered' });
    }
  };
  const cancel = () => {
    aborts.abort();
    setState({ kind: 'cancelled' });
  };
  return { state, start, cancel };
}
