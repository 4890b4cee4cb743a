import type { Selectable } from 'kysely';
import type { WorkOrder } from '../../platform/db/tables/news';

/** An order as the audit trail stores it; `contract/work-orders.ts` says its columns. */
export function auditedOrder(row: Selectable<WorkOrder>) {
  const { version: _version, request_key: _key, settled_late: _late, ...columns } = row;
  return columns;
}
