import { useEffect, useRef } from 'react';

/** One timer at a time: another one takes the place of the one before, and none outlives the component. */
export function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    start: (act: () => void, milliseconds: number) => {
      stop();
      timer.current = setTimeout(() => {
        timer.current = undefined;
        act();
      }, milliseconds);
    },
    stop,
    isRunning: () => timer.current !== undefined,
  };
}
