import { useState } from 'react';

/** The state of a confirmation dialog: `ask` opens it and resolves to whether the person has confirmed. */
export function useConfirmation() {
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
