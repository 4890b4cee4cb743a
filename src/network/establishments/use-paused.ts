import { useEffect, useState } from 'react';

/** Letters that are typed within this time make one query. */
const PAUSE_MS = 200;

/** The typed text, once the person has paused. */
export function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
