import { useEffect, useRef } from 'react';

/** One timer at a time: another one takes the place of the one before, and none outlives the component. */
export function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = (act: () => void, milliseconds: number) => {
    stop();
    timer.current = setTimeout(act, milliseconds);
  };
  return { start, stop };
}
