import { useQuery } from '@tanstack/react-query';
import { listOrderEntries } from '../../../../contract/work-order-conversation';
import { call } from '../../../portal/client';
import { checkedReply } from '../../../portal/reply';

/** How often the conversation is fetched again, because the other side may write while a person reads. */
const EVERY_MS = 30_000;

/** The query key of the conversation of an order. */
export const conversationOf = (workOrder: number) => ['orderEntries', workOrder] as const;

/** The entries of an order, oldest first. */
export function useConversation(workOrder: number) {
  return useQuery({
    queryKey: conversationOf(workOrder),
    queryFn: async ({ signal }) =>
      checkedReply(await call(listOrderEntries, { params: { workOrder }, signal }), ({ content }) =>
        Array.isArray(content),
      ),
    refetchInterval: EVERY_MS,
    retry: false,
  });
}
