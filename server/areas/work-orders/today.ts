import { type RawBuilder, sql } from 'kysely';
import { LEVEL, mayAnswer, type Standing } from '../../../contract/access';
import type { WorkOrderFilter } from '../../../contract/work-order-filter';
import { ORDER_STATUS } from '../../../contract/work-orders';
import { formatInteger } from '../../../i18n/format';
import { defineTask, type Found, type Phrase, type Task } from '../../engines/today/define';
import type { View } from '../../engines/view';
import { wallClock } from '../../platform/time/wall-clock';
import { caseSystemOf } from './cases/configured';
import { oldestDelivery } from './cases/waiting';
import { due, dueOf, matchingOrders, overdue } from './matching';

/** The first of the orders, and of all of them how many there are and how many are overdue. */
interface First {
  number: number;
  logical_number: string;
  shop: string;
  case_type: number;
  created_at: Date;
  modified_at: Date;
  total: number;
  late: number;
}

/** Reads the orders of a filter once, from an index: work_order_late has those that wait, work_order_by_status all. */
async function firstOrder(
  { db, scope, clock }: View,
  filter: WorkOrderFilter,
  by: RawBuilder<unknown>,
): Promise<First | null> {
  const { rows } = await sql<First>`
    select first.*, (select name from establishment where code = first.establishment_code) as shop from (
      ${matchingOrders(db, scope, filter, clock)
        .select(['number', 'logical_number', 'establishment_code', 'case_type', 'created_at', 'modified_at'])
        .select([
          sql<number>`(count(*) over ())::int`.as('total'),
          sql<number>`(count(*) filter (where ${overdue(clock.now)}) over ())::int`.as('late'),
        ])
        .orderBy(by)
        .orderBy('number')
        .limit(1)}
    ) as first`.execute(db);
  return rows[0] ?? null;
}

const order = (number: number) => ({
  first: [{ name: String(number), to: { screen: '/chamados' as const, record: String(number) } }],
  total: 1,
});

const aboutOrder = (
  key: Phrase['key'],
  { number, shop, logical_number }: Pick<First, 'number' | 'shop' | 'logical_number'>,
): Phrase => ({ key, words: { order: order(number), shop, terminal: logical_number } });

const counted = (key: Phrase['key'], count: number, { language }: View): Phrase => ({
  key,
  words: { smart_count: count, count: formatInteger(count, language) },
});

/** The queue of whoever answers orders, and of the bank: what waits, with what is overdue of it. */
async function lookAtQueue(looking: View): Promise<Found | null> {
  const { timeZone } = looking.clock;
  const first = await firstOrder(looking, { status: ORDER_STATUS.waiting }, due);
  if (first === null) return null;
  const { total, late, created_at, case_type } = first;
  const waiting = total - late;
  return {
    severity: late > 0 ? 'urgent' : 'notice',
    title:
      late === 0
        ? [counted('today.tasks.orders.waiting', total, looking)]
        : [
            counted('today.tasks.orders.overdue', late, looking),
            ...(waiting > 0 ? [counted('today.tasks.orders.more', waiting, looking)] : []),
          ],
    text: aboutOrder('today.tasks.orders.text', first),
    age:
      late > 0
        ? { moment: wallClock(timeZone, dueOf(created_at, case_type)), of: 'late' }
        : { moment: wallClock(timeZone, created_at), of: 'since' },
    to: { screen: '/chamados', filter: { status: ORDER_STATUS.waiting } },
  };
}

/** The orders of a manager's establishments that nobody has attended in time. */
async function lookAtOwn(looking: View): Promise<Found | null> {
  const filter = { status: ORDER_STATUS.waiting, sla: 1 } as const;
  const first = await firstOrder(looking, filter, due);
  if (first === null) return null;
  const { total, created_at, case_type } = first;
  return {
    severity: 'urgent',
    title: [counted('today.tasks.ownOrders.title', total, looking)],
    text: aboutOrder('today.tasks.ownOrders.text', first),
    age: { moment: wallClock(looking.clock.timeZone, dueOf(created_at, case_type)), of: 'late' },
    to: { screen: '/chamados', filter },
  };
}

/** The orders of a manager's establishments that were attended and are not closed yet. */
async function lookAtAnswered(looking: View): Promise<Found | null> {
  const filter = { status: ORDER_STATUS.attended } as const;
  const first = await firstOrder(looking, filter, sql`modified_at desc`);
  if (first === null) return null;
  return {
    severity: 'notice',
    title: [counted('today.tasks.answeredOrders.title', first.total, looking)],
    text: aboutOrder('today.tasks.answeredOrders.text', first),
    age: { moment: wallClock(looking.clock.timeZone, first.modified_at), of: 'since' },
    to: { screen: '/chamados', filter },
  };
}

/** Tells of orders that the outside case system has not taken, once it has refused some. */
async function lookAtDeliveries(looking: View): Promise<Found | null> {
  if (caseSystemOf({ config: looking.config, now: () => looking.clock.now }) === null) return null;
  const first = await oldestDelivery(looking.db);
  if (first === null || first.failed === 0) return null;
  return {
    severity: 'warning',
    title: [counted('today.tasks.caseDeliveries.title', first.waiting, looking)],
    text: {
      key: 'today.tasks.caseDeliveries.text',
      words: { order: order(first.work_order), shop: first.shop },
    },
    age: { moment: wallClock(looking.clock.timeZone, first.put_up_at), of: 'since' },
    to: { screen: '/chamados', tab: 'envios' },
  };
}

const screen = '/chamados';
const isManager = ({ level }: Standing) => level === LEVEL.manager;

export const orderTasks: readonly Task[] = [
  defineTask({ kind: 'orders', screen, concerns: (person) => !isManager(person), look: lookAtQueue }),
  defineTask({ kind: 'ownOrders', screen, concerns: isManager, look: lookAtOwn }),
  defineTask({ kind: 'answeredOrders', screen, concerns: isManager, look: lookAtAnswered }),
  defineTask({
    kind: 'caseDeliveries',
    screen,
    concerns: (person) => mayAnswer(person, screen),
    look: lookAtDeliveries,
  }),
];
