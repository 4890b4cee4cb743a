import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../ui/use-latest';
import { useOnChange } from '../../ui/use-on-change';

/**
 * The first letter is sent at once, the following ones at most once in so many milliseconds: rows change while the
 * person types, and a fast typist makes no more than eight calls a second, of which all but the last are aborted
 * (LIST-05).
 */
const PACE = 120;

/**
 * The text of a search box. What a person types is never overwritten by the filter that it causes; a filter that
 * changes by other hands (Back, a chip, "clear") shows at once.
 */
export function useTypedText(applied: string, apply: (text: string) => void) {
  const [typed, setTyped] = useState(applied);
  const sent = useRef(applied);
  /** Texts that were sent and have not come back as the filter yet: the screen may be a few letters behind. */
  const awaited = useRef<string[]>([]);
  const waiting = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** The latest function, because the other filters may have changed by the time that a letter is sent. */
  const latest = useLatest(apply);

  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    waiting.current = null;
  };
  useOnChange(applied, (text) => {
    const own = awaited.current.indexOf(text);
    awaited.current = awaited.current.slice(own + 1);
    if (own !== -1 || text === sent.current) return;
    awaited.current = [];
    sent.current = text;
    stop();
    setTyped(text);
  });

  const send = (text: string) => {
    if (text.trim() === sent.current) return;
    sent.current = text.trim();
    awaited.current.push(sent.current);
    latest.current(sent.current);
  };
  const pause = () => {
    timer.current = setTimeout(() => {
      const text = waiting.current;
      stop();
      if (text === null) return;
      send(text);
      pause();
    }, PACE);
  };
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      if (timer.current !== undefined) {
        waiting.current = text;
        return;
      }
      send(text);
      pause();
    },
    /** Sends a text at once, for Enter and "clear". */
    now: (text: string) => {
      setTyped(text);
      stop();
      send(text);
    },
  };
}
