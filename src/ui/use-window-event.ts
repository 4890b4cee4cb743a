import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `listener`, as it was last rendered, at each event of the window.
 * @param capture before anything in the page hears of the event
 */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  capture = false,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const hear = (event: WindowEventMap[Type]) => onEvent(event);
    window.addEventListener(type, hear, capture);
    return () => window.removeEventListener(type, hear, capture);
  }, [type, capture]);
}
