import { useCallback, useState } from 'react';
import type { AccessEffect } from '../../../contract/access-effect';
import { isEffectChanged } from './is-effect-changed';

interface Shown {
  batch: string | undefined;
  effect: AccessEffect | null;
}

/**
 * The effect that a panel beside a button shows; the action of the button is sent with its fingerprint. If the server
 * refuses it because the effect has changed, `round` makes the panel fetch it anew.
 * @param batch the batch that the effect belongs to; the effect of an earlier one is dropped
 * @param failure of the last attempt
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
