import { useEffect, useEffectEvent } from 'react';

/** Calls `listener`, as it was last rendered, at each event of the window. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const hear = (event: WindowEventMap[Type]) => onEvent(event);
    window.addEventListener(type, hear);
    return () => window.removeEventListener(type, hear);
  }, [type]);
}
