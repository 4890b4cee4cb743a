import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Choice } from '../../kit/multi-select/choice';
import { asChoice, everyOne } from './queries';

/**
 * All establishments, to recognise a pasted column. If they cannot be fetched, the next attempt goes on with the same
 * column.
 */
export function useWhole(partial: boolean, options: readonly Choice[]) {
  const cache = useQueryClient();
  const [again, setAgain] = useState<(() => void) | null>(null);
  const whole = async (): Promise<readonly Choice[]> => {
    if (!partial) return options;
    for (;;) {
      try {
        return (await cache.fetchQuery(everyOne)).map(asChoice);
      } catch {
        await new Promise<void>((resolve) => setAgain(() => resolve));
        setAgain(null);
      }
    }
  };
  return { whole, again };
}
