import { useQueryClient } from '@tanstack/react-query';
import { renewSession } from '../../../session/current-session';
import { FACTORS } from '../../../session/factor-keys';

/** Returns a function that fetches anew what depends on the person's second factor: also what else may be opened. */
export function useFactorChanged(): () => void {
  const cache = useQueryClient();
  return () => {
    void cache.invalidateQueries({ queryKey: [FACTORS] });
    void renewSession(cache);
  };
}
