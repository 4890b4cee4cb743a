import { useEffect, useRef, useState } from 'react';

type State<Result> =
  | { kind: 'idle' | 'running' | 'unanswered' | 'cancelled' }
  | { kind: 'done'; result: Result };

/** Runs one attempt at a time, which can be cancelled; leaving the page aborts it. */
export function useTrying<Result>() {
  const [state, setState] = useState<State<Result>>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (attempt: (signal: AbortSignal) => Promise<Result>) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'running' });
    try {
      const result = await attempt(controller.signal);
      if (running.current === controller) setState({ kind: 'done', result });
    } catch {
      if (running.current === controller) {
        setState({ kind: controller.signal.aborted ? 'cancelled' : 'unanswered' });
      }
    }
  };
  return { state, start, cancel: () => running.current?.abort() };
}
