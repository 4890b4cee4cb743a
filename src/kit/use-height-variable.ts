import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Tells all styles how high an element is, for what has to keep clear of it.
 * @param name of the custom property that holds the height in pixels while the element is there
 * @returns the ref that the element has to be given
 */
export function useHeightVariable(name: `--${string}`): (element: HTMLElement) => () => void {
  const measure = useRef(() => {});
  // What the component itself changes is told in the same commit: an observer comes one frame later, and until then
  // the element would cover what keeps clear of it.
  useLayoutEffect(() => measure.current());
  return useCallback(
    (element) => {
      const { style } = document.documentElement;
      measure.current = () => style.setProperty(name, `${element.offsetHeight}px`);
      measure.current();
      const observer = new ResizeObserver(() => measure.current());
      observer.observe(element);
      return () => {
        observer.disconnect();
        measure.current = () => {};
        style.removeProperty(name);
      };
    },
    [name],
  );
}
