import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * The height of an element while it is there, in pixels, and the ref that it has to be given.
 * What the component itself changes is measured in the same commit: an observer reports one frame later, and until
 * then whatever keeps clear of the element would be covered by it.
 */
export function useHeight(): [ref: (element: HTMLElement) => () => void, height: number] {
  const [height, setHeight] = useState(0);
  const measured = useRef<HTMLElement | null>(null);
  const ref = useCallback((element: HTMLElement) => {
    measured.current = element;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => {
      measured.current = null;
      observer.disconnect();
    };
  }, []);
  // Without dependencies: every drawing may have changed the height, and the same height draws nothing anew.
  useLayoutEffect(() => {
    if (measured.current !== null) setHeight(measured.current.offsetHeight);
  });
  return [ref, height];
}
