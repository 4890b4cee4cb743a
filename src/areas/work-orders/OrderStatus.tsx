import { ORDER_STATUS } from '../../../contract/work-orders';
import { useMayAnswer } from '../../session/use-may-answer';
import { StatusSelect } from './StatusSelect';
import { StatusText } from './StatusText';
import type { OrderRecord } from './work-order';

/** WO-02, WO-06: the status of an order; people of level 1 can change it here, unless it is closed. */
export function OrderStatus({ order }: { order: OrderRecord }) {
  const mayChange = useMayAnswer('/chamados');
  return mayChange && order.status !== ORDER_STATUS.closed ? (
    <StatusSelect order={order} />
  ) : (
    <StatusText status={order.status} />
  );
}
