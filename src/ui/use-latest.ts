import { type RefObject, useEffect, useRef } from 'react';

/** The value of the last render, for what is called later: a timer, or what waits for an answer. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
