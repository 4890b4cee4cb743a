import { useQuery } from '@tanstack/react-query';
import { listSignOn } from '../../../../contract/single-sign-on';
import { call } from '../../../portal/client';
import { checkedReply } from '../../../portal/reply';

export const providersKey = ['signOn'] as const;

/** The providers of the deployment with their rules, as they are now. */
export function useProviders() {
  return useQuery({
    queryKey: providersKey,
    queryFn: async ({ signal }) =>
      checkedReply(await call(listSignOn, { signal }), ({ providers }) => Array.isArray(providers)),
    staleTime: 0,
    retry: false,
  });
}
