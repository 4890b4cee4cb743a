import { useQuery } from '@tanstack/react-query';
import { getApiCredentials } from '../../../contract/api-credentials';
import type { ReplyOf } from '../../../contract/operation';
import { call } from '../../portal/client';
import { checkedReply } from '../../portal/reply';

export type Credentials = ReplyOf<typeof getApiCredentials>;

export const CREDENTIALS = ['apiCredentials'] as const;

/**
 * SES-28: the person's API user and its use. It is never taken from the cache, because programs use it all the time.
 */
export function useCredentials() {
  return useQuery({
    queryKey: CREDENTIALS,
    queryFn: async ({ signal }) =>
      checkedReply(
        await call(getApiCredentials, { signal }),
        ({ clientId, days }) => typeof clientId === 'string' && Array.isArray(days),
      ),
    staleTime: 0,
    retry: false,
  });
}
