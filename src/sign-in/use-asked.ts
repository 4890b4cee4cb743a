import { useEffect, useEffectEvent } from 'react';

/** Asks the server something once, as soon as the page is there; leaving the page ends the call. */
export function useAsked(ask: (signal: AbortSignal) => Promise<void>): void {
  const begin = useEffectEvent(ask);
  useEffect(() => {
    const controller = new AbortController();
    void begin(controller.signal);
    return () => controller.abort();
  }, []);
}
