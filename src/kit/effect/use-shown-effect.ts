import { useCallback, useState } from 'react';
import type { AccessEffect } from '../../../contract/access-effect';
import { isEffectChanged } from './is-effect-changed';

interface Shown {
  batch: string | undefined;
  effect: AccessEffect | null;
}

/**
 * The effect that a panel beside a button shows: what is then done carries its fingerprint. Where that was refused because
 * it is another one by now, `round` has the panel ask anew.
 * @param batch whose effect it is; that of another one counts no more
 * @param failure of the last try
 */
export function useShownEffect(batch: string | undefined, failure: unknown) {
  const [shown, setShown] = useState<Shown>({ batch, effect: null });
  const [refused, setRefused] = useState<{ failure: unknown; round: number }>({ failure: null, round: 0 });
  if (isEffectChanged(failure) && refused.failure !== failure) {
    setRefused({ failure, round: refused.round + 1 });
    setShown({ batch, effect: null });
  }
  return {
    effect: shown.batch === batch ? shown.effect : null,
    round: refused.round,
    show: useCallback((effect: AccessEffect | null) => setShown({ batch, effect }), [batch]),
  };
}
