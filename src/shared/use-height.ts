import { useCallback, useState } from 'react';

/** The height of an element while it is there, in pixels, and the ref that it has to be given. */
export function useHeight(): [ref: (element: HTMLElement) => () => void, height: number] {
  const [height, setHeight] = useState(0);
  const ref = useCallback((element: HTMLElement) => {
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, height];
}
