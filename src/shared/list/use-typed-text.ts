import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** So long after the last letter a search goes out: short enough to seem at once, long enough to skip most of a word. */
const PAUSE = 250;

/**
 * The text of a search box. What a person types is never overwritten by the filter that it causes; a filter that
 * changes by other hands (Back, a chip, "clear") shows at once.
 */
export function useTypedText(applied: string, apply: (text: string) => void) {
  const [typed, setTyped] = useState(applied);
  const sent = useRef(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const adopt = useEffectEvent((text: string) => {
    if (text === sent.current) return;
    sent.current = text;
    clearTimeout(timer.current);
    setTyped(text);
  });
  useEffect(() => adopt(applied), [applied]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (text: string) => {
    clearTimeout(timer.current);
    if (text.trim() === sent.current) return;
    sent.current = text.trim();
    apply(sent.current);
  };
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(text), PAUSE);
    },
    /** Enter and "clear" do not wait. */
    now: (text: string) => {
      setTyped(text);
      send(text);
    },
  };
}
