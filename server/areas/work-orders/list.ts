import { type RawBuilder, sql } from 'kysely';
import type { QueryOf } from '../../../contract/operation';
import type { listWorkOrders, WorkOrderSort } from '../../../contract/work-orders';
import type { Db } from '../../platform/db/connections';
import { readPage, sortOf } from '../../platform/db/page';
import type { Scope } from '../../platform/principal/scope';
import { type Clock, matchingOrders } from './matching';
import { orderOf, orderRows } from './record';

/** The expression that each sort of the contract uses. */
export const orderOrder: Record<WorkOrderSort, RawBuilder<unknown>> = {
  createdDate: sql.ref('work_order.created_at'),
  modifiedDate: sql.ref('work_order.modified_at'),
  workOrder: sql.ref('work_order.number'),
  status: sql.ref('work_order.status'),
  caseType: sql.ref('work_order.case_type'),
  numeroLogico: sql.ref('work_order.logical_number'),
};

/** API-42: returns a page of the orders that match, by default the newest first. */
export async function ordersPage(db: Db, scope: Scope, query: QueryOf<typeof listWorkOrders>, clock: Clock) {
  const [field, direction] = sortOf(query, 'createdDate,desc');
  // With these filters the total changes without a write to an order: with time, with a shop's name, with a terminal.
  const { sla, nomeEstabelecimento, numeroLogico } = query;
  const steady = sla === undefined && nomeEstabelecimento === undefined && numeroLogico === undefined;
  const page = await readPage(db, query, {
    ...(steady && { stamped: 'workOrders' as const }),
    matching: matchingOrders(db, scope, query, clock),
    rows: orderRows(db, clock.now),
    by: orderOrder[field],
    direction,
    key: sql.ref('work_order.number'),
  });
  return { ...page, content: page.content.map((row) => orderOf(row, clock)) };
}
