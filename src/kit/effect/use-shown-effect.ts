import { useCallback, useState } from 'react';
import type { AccessEffect } from '../../../contract/access-effect';
import { isEffectChanged } from './is-effect-changed';

/**
 * The effect that a panel beside a button shows: what is then done carries its fingerprint. Where that was refused because
 * it is another one by now, `round` has the panel ask anew.
 * @param failure of the last try
 */
export function useShownEffect(failure: unknown) {
  const [effect, setEffect] = useState<AccessEffect | null>(null);
  const [refused, setRefused] = useState<{ failure: unknown; round: number }>({ failure: null, round: 0 });
  if (isEffectChanged(failure) && refused.failure !== failure) {
    setRefused({ failure, round: refused.round + 1 });
    setEffect(null);
  }
  return {
    effect,
    round: refused.round,
    show: useCallback((shown: AccessEffect | null) => setEffect(shown), []),
  };
}
