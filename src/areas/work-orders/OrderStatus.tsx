import { useMayAnswer } from '../../session/use-may-answer';
import { StatusSelect } from './StatusSelect';
import { StatusText } from './StatusText';
import type { OrderRecord } from './work-order';

/** WO-02, WO-06: how an order stands; level 1 sets it here. */
export function OrderStatus({ order }: { order: OrderRecord }) {
  const answers = useMayAnswer('/chamados');
  return answers ? <StatusSelect order={order} /> : <StatusText status={order.status} />;
}
