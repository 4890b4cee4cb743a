import { useState } from 'react';

/** The state of a confirmation dialog: `confirm` opens it and resolves to whether the person has confirmed. */
export function useConfirmation() {
  const [answer, setAnswer] = useState<((yes: boolean) => void) | null>(null);
  return {
    open: answer !== null,
    confirm: () => new Promise<boolean>((resolve) => setAnswer(() => resolve)),
    answer: (yes: boolean) => {
      answer?.(yes);
      setAnswer(null);
    },
  };
}
