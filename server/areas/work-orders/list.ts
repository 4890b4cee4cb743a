import { type RawBuilder, sql } from 'kysely';
import type { QueryOf } from '../../../contract/operation';
import type { listWorkOrders, WorkOrderSort } from '../../../contract/work-orders';
import type { Db } from '../../platform/db/open';
import { readPage, sortOf } from '../../platform/db/page';
import type { Scope } from '../../platform/principal/scope';
import { type Clock, matchingOrders } from './matching';
import { orderOf, orderRows } from './record';

/** What each sort of the contract goes by. */
export const orderOrder: Record<WorkOrderSort, RawBuilder<unknown>> = {
  createdDate: sql.ref('work_order.created_at'),
  modifiedDate: sql.ref('work_order.modified_at'),
  workOrder: sql.ref('work_order.number'),
  status: sql.ref('work_order.status'),
  caseType: sql.ref('work_order.case_type'),
  numeroLogico: sql.ref('work_order.logical_number'),
};

/** API-42: the orders that match, the newest first unless asked otherwise. */
export async function ordersPage(db: Db, scope: Scope, query: QueryOf<typeof listWorkOrders>, clock: Clock) {
  const [field, direction] = sortOf(query, 'createdDate,desc');
  // How many there are changes without a write: with the time, with a name and with a terminal.
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
