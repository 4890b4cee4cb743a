import { type TouchEvent, useRef } from 'react';

/** Pixels that a finger has to go sideways, and how much more sideways than up or down. */
const REACH = { least: 48, slant: 2 };

/** What an element is given so that a finger drawn over it takes a step: 1 is the next, -1 the one before. */
export function useSwipe(onStep: (step: 1 | -1) => void) {
  const start = useRef({ x: 0, y: 0 });
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (touch === undefined) return;
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      if (Math.abs(x) < REACH.least || Math.abs(x) < REACH.slant * Math.abs(y)) return;
      onStep(x < 0 ? 1 : -1);
    },
  };
}
