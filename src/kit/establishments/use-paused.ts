import { useEffect, useState } from 'react';

/** A pause in typing: letters that follow each other are one question. */
const PAUSE_MS = 200;

/** What was typed, once nothing more is. */
export function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
