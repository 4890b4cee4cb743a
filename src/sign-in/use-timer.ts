import { type RefObject, useEffect, useRef } from 'react';

/** A ref for the timer of a component, which does not outlive it. */
export function useTimer(): RefObject<ReturnType<typeof setTimeout> | undefined> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return timer;
}
