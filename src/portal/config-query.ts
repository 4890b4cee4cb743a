import { getConfig, looksLikeConfig } from '../../contract/config';
import { call } from './client';
import { checkedReply } from './reply';

/** The deployment's values; they do not change while a page lives. */
export const configQuery = {
  queryKey: ['config'],
  queryFn: async ({ signal }: { signal?: AbortSignal }) =>
    checkedReply(await call(getConfig, { signal }), looksLikeConfig),
  staleTime: Number.POSITIVE_INFINITY,
};
