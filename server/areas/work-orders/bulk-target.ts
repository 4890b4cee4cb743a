import { type Selectable, sql } from 'kysely';
import { screenOf } from '../../../contract/bulk';
import type { WorkOrderFilter } from '../../../contract/work-order-filter';
import { ORDER_STATUS } from '../../../contract/work-orders';
import { integerKeys } from '../../engines/bulk/integer-keys';
import type { BulkTarget, Candidate } from '../../engines/bulk/target';
import type { WorkOrder } from '../../platform/db/tables/news';
import { scopeOn } from '../../platform/principal/scope-on';
import { clockOf } from '../../platform/time/clock';
import { matchingOrders } from './matching';
import { setByAdministrator } from './status';

interface OrderCandidate extends Candidate {
  stored: Selectable<WorkOrder>;
}

type Change = Pick<Selectable<WorkOrder>, 'status'>;

const NAME = 'chamados';
const SCREEN = screenOf(NAME);

/** WO-02 for many orders: those that wait are marked as attended, for level 1, which alone changes them and sees all. */
export const orderBulk: BulkTarget<OrderCandidate, Change> = {
  name: NAME,
  screen: SCREEN,
  check: async () => undefined,
  matching: (db, person, filter, context) => {
    const orders = matchingOrders(db, scopeOn(person, SCREEN), filter as WorkOrderFilter, clockOf(context));
    return sql`${orders.select([sql<string>`number::text`.as('id'), 'number as place'])}`;
  },
  load: async (db, _person, { ids, lock }) => {
    const keys = integerKeys(ids);
    const orders = db
      .selectFrom('work_order')
      .where(sql<boolean>`number = any(${keys}::integer[])`)
      .selectAll();
    return (await (lock ? orders.orderBy('number').forUpdate() : orders).execute()).map((stored) => ({
      id: String(stored.number),
      name: stored.logical_number,
      code: String(stored.number),
      version: stored.version,
      stored,
    }));
  },
  judge: ({ stored: { status } }) => {
    if (status === ORDER_STATUS.attended) return { outcome: 'already' };
    if (status === ORDER_STATUS.closed) return { outcome: 'refused', reason: 'orderClosed' };
    return { outcome: 'changing', change: { status: ORDER_STATUS.attended }, reversal: { status } };
  },
  forbids: () => null,
  apply: async (trx, context, person, changes) => {
    for (const { row, change } of changes)
      await setByAdministrator(trx, context, person, row.stored, change.status as 0 | 1 | 2);
  },
};
