import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Publishes the height of an element as a custom property of CSS, for styles that have to keep clear of it.
 * @param name of the property, in pixels; it exists while the element does
 * @returns the ref for the element
 */
export function useHeightVariable(name: `--${string}`): (element: HTMLElement) => () => void {
  const measure = useRef(() => {});
  // Changes that the component makes itself are measured in the same commit: the observer reports one frame later,
  // and until then the element would cover what keeps clear of it.
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
