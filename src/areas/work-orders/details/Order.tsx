import { useEditContext } from 'react-admin';
import type { OrderDetails } from '../work-order';
import { Conversation } from './Conversation';
import { OrderFacts } from './OrderFacts';

/** An order, once it is here: what was reported, and what is said about it. */
export function Order({ order }: { order: OrderDetails }) {
  const { refetch } = useEditContext();
  const renew = () => void refetch();
  return (
    <>
      <OrderFacts order={order} details={order} onChanged={renew} />
      <Conversation order={order} onChanged={renew} />
    </>
  );
}
