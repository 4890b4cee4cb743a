import type { WorkOrderFilter } from '../../../contract/work-order-filter';
import { type OrderView, orderViews } from '../../../contract/work-orders';
import type { Db } from '../../platform/db/connections';
import type { Scope } from '../../platform/principal/scope';
import type { Clock } from '../../platform/time/clock';
import { orderList } from './list';

/** Counts the orders in each part of the queue, with the rest of the filter. */
async function countsOf(
  db: Db,
  scope: Scope,
  { status: _status, sla: _sla, ...rest }: WorkOrderFilter,
  clock: Clock,
): Promise<Record<OrderView, number>> {
  const count = (view: OrderView) => orderList.total(db, scope, { ...rest, ...orderViews[view] }, clock);
  const [waiting, overdue, attended, all] = await Promise.all([
    count('waiting'),
    count('overdue'),
    count('attended'),
    count('all'),
  ]);
  return { waiting, overdue, attended, all };
}

/** API-42: the list of orders as the screen shows it, with the counts of its tabs. */
export const orderQueue = {
  screen: orderList.screen,
  async page(db: Db, scope: Scope, query: Parameters<typeof orderList.page>[2], clock: Clock) {
    const [page, counts] = await Promise.all([
      orderList.page(db, scope, query, clock),
      countsOf(db, scope, query, clock),
    ]);
    return { ...page, counts };
  },
};
