import type { BodyOf } from '../../../contract/operation';
import {
  createWorkOrder,
  getWorkOrder,
  listWorkOrders,
  updateWorkOrderStatus,
  type WorkOrder,
  type WorkOrderSort,
  workOrderSorts,
} from '../../../contract/work-orders';
import { call } from '../../portal/client';
import { type ResourceAdapter, recordsOf } from '../../portal/resource-adapter';
import type { CreatedOrder, OrderWish } from './form/order-values';
import { type KeptFilter, type OrderDetails, type OrderRecord, workOrderQuery } from './work-order';

const recordOf = <Order extends WorkOrder>(order: Order) => ({ id: order.workOrder, ...order });

/** API-42, API-44, WO-02: the adapter of work orders; only the status of an order can be saved. */
export const workOrderAdapter: ResourceAdapter<
  OrderRecord | OrderDetails | CreatedOrder,
  KeptFilter,
  WorkOrderSort
> = {
  sortable: workOrderSorts,
  async list({ filter, ...page }, signal) {
    const query = { ...workOrderQuery(filter), ...page };
    const reply = await call(listWorkOrders, { query, signal });
    return { ...recordsOf(reply, recordOf), meta: { counts: reply.counts } };
  },
  one: async (id, signal) =>
    recordOf(await call(getWorkOrder, { params: { workOrder: Number(id) }, signal })),
  async create(data) {
    const { tipo, ...body } = data as unknown as OrderWish;
    const { workOrder } = await call(createWorkOrder, { params: { type: tipo }, body });
    return { id: workOrder, workOrder };
  },
  async update(id, data) {
    const { status, version } = data as BodyOf<typeof updateWorkOrderStatus>;
    const params = { workOrder: Number(id) };
    return recordOf(await call(updateWorkOrderStatus, { params, body: { status, version } }));
  },
};
