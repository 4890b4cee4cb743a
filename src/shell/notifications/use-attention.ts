import { useEffect, useState } from 'react';

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'visibilitychange'] as const;

/** Whether a person has used this tab within so many milliseconds. */
export function useAttention(rest: number): boolean {
  const [attentive, setAttentive] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const used = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setAttentive(false), rest);
      setAttentive(true);
    };
    used();
    for (const sign of SIGNS) document.addEventListener(sign, used, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, used, { capture: true });
    };
  }, [rest]);
  return attentive;
}
