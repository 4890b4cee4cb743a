import type { Selectable } from 'kysely';
import type { WorkOrder } from '../../platform/db/tables/news';

/** An order in the audit trail, whose columns `contract/audit-fields.ts` lists. */
export function auditedOrder(row: Selectable<WorkOrder>) {
  const { version: _version, request_key: _key, settled_late: _late, ...columns } = row;
  return columns;
}
