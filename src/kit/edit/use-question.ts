import { useState } from 'react';

/** A question that has to be answered before something goes on: `ask` waits for what a dialog answers. */
export function useQuestion() {
  const [answer, setAnswer] = useState<((yes: boolean) => void) | null>(null);
  return {
    open: answer !== null,
    ask: () => new Promise<boolean>((resolve) => setAnswer(() => resolve)),
    answer: (yes: boolean) => {
      answer?.(yes);
      setAnswer(null);
    },
  };
}
