import { useQuery } from '@tanstack/react-query';
import { listFactorRules } from '../../../../contract/factor-rules';
import { call } from '../../../portal/client';
import { checkedReply } from '../../../portal/reply';
import { factorRulesKey } from '../../../session/factor-keys';

/** The rules of all profiles and the provider administrators, as they are now. */
export function useFactorRules() {
  return useQuery({
    queryKey: factorRulesKey,
    queryFn: async ({ signal }) =>
      checkedReply(
        await call(listFactorRules, { signal }),
        ({ rules, administrators }) => Array.isArray(rules) && Array.isArray(administrators),
      ),
    staleTime: 0,
    retry: false,
  });
}
