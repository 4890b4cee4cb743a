import { type TouchEvent, useRef } from 'react';

/**
 * The least horizontal distance of a swipe in pixels, and the least ratio of its horizontal to its vertical distance.
 */
const REACH = { least: 48, slant: 2 };

/** The handlers of an element on which a swipe takes a step: 1 is the next, -1 the previous one. */
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
