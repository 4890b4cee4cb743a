import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getOwnFactor } from '../../../../contract/second-factor';
import { FACTORS, ownFactorKey } from '../../../network/second-factor/factor-keys';
import { call } from '../../../portal/client';
import { checkedReply } from '../../../portal/reply';
import { renewSession } from '../../../session/current-session';

/** The person's second factor, as it is now: a sign-in elsewhere may have used a recovery code. */
export function useOwnFactor() {
  return useQuery({
    queryKey: ownFactorKey,
    queryFn: async ({ signal }) =>
      checkedReply(
        await call(getOwnFactor, { signal }),
        ({ recoveryCodes }) => typeof recoveryCodes === 'number',
      ),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Returns a function that fetches anew what depends on the person's second factor: also what else may be opened. */
export function useFactorChanged(): () => void {
  const cache = useQueryClient();
  return () => {
    void cache.invalidateQueries({ queryKey: [FACTORS] });
    void renewSession(cache);
  };
}
