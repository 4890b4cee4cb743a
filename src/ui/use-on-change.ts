import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `act` when a value is shown that differs from the one before, and not for the first one: for the focus, messages
 * and timers, which follow a change and are no state.
 */
export function useOnChange<Value>(value: Value, act: (value: Value) => void): void {
  const before = useRef(value);
  const changed = useEffectEvent(act);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    changed(value);
  }, [value]);
}
