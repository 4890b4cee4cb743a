import { Suspense, useEffect, useRef, useState } from 'react';
import { onFactorAsked } from '../../portal/factor-again';
import { lazyNamed } from '../../ui/code/lazy-named';
import { PartBoundary } from '../../ui/states/PartBoundary';
import type { FactorDialogProps } from './FactorDialog';

const FactorDialog = lazyNamed<'FactorDialog', FactorDialogProps>(
  () => import('./FactorDialog'),
  'FactorDialog',
  'factorStep',
);

interface Asked {
  open: boolean;
  /** Counts how often it was asked, because each time begins with an empty field. */
  times: number;
}

/** Asks for the second factor wherever a call is refused for want of it (portal/factor-again.ts). */
export function FactorAgain() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = useRef<(proved: boolean) => void>(undefined);

  useEffect(() => {
    const stop = onFactorAsked(() => {
      setAsked((before) => ({ open: true, times: (before?.times ?? 0) + 1 }));
      return new Promise((resolve) => {
        answer.current = resolve;
      });
    });
    return () => {
      stop();
      answer.current?.(false);
    };
  }, []);

  if (asked === null) return null;
  const close = (proved: boolean) => {
    setAsked({ ...asked, open: false });
    answer.current?.(proved);
  };
  // Closed while it still failed, it is not fetched once more to be seen to close.
  const giveUp = () => {
    setAsked(null);
    answer.current?.(false);
  };
  return (
    <PartBoundary onClose={giveUp}>
      <Suspense>
        <FactorDialog
          key={asked.times}
          open={asked.open}
          onProved={() => close(true)}
          onCancel={() => close(false)}
          onClosed={() => setAsked(null)}
        />
      </Suspense>
    </PartBoundary>
  );
}
