import { useQuery } from '@tanstack/react-query';
import { listOrderEntries } from '../../../../contract/work-order-conversation';
import { understood } from '../../../portal/answer';
import { call } from '../../../portal/client';

/** The other side may write while somebody reads. */
const EVERY_MS = 30_000;

/** Under which the conversation of an order is kept. */
export const conversationOf = (workOrder: number) => ['orderEntries', workOrder] as const;

/** What was said and done on an order, oldest first. */
export function useConversation(workOrder: number) {
  return useQuery({
    queryKey: conversationOf(workOrder),
    queryFn: async ({ signal }) =>
      understood(await call(listOrderEntries, { params: { workOrder }, signal }), ({ content }) =>
        Array.isArray(content),
      ),
    refetchInterval: EVERY_MS,
    retry: false,
  });
}
