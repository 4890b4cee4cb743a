import { useQueryClient } from '@tanstack/react-query';
import { useEditContext } from 'react-admin';
import type { OrderDetails } from '../work-order';
import { Conversation } from './Conversation';
import { OrderFacts } from './OrderFacts';
import { conversationOf } from './use-conversation';

/** A loaded order: its fields and its conversation. */
export function Order({ order }: { order: OrderDetails }) {
  const { refetch } = useEditContext();
  const cache = useQueryClient();
  const renew = () => {
    void refetch();
    void cache.invalidateQueries({ queryKey: conversationOf(order.workOrder) });
  };
  return (
    <>
      <OrderFacts order={order} details={order} onChanged={renew} />
      <Conversation order={order} onChanged={renew} />
    </>
  );
}
