import { addHours, subHours } from 'date-fns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type TypedText, typedText } from '../../../contract/typed-text';
import { dayOf, orderNumberIn, type WorkOrderFilter } from '../../../contract/work-order-filter';
import { CASE_TYPE, ORDER_STATUS, WORK_ORDER } from '../../../contract/work-orders';
import type { Db } from '../../platform/db/connections';
import { contains } from '../../platform/db/search';
import { anyOf, shopCalled } from '../../platform/db/search-box';
import { type Scope, within } from '../../platform/principal/scope';
import type { Clock } from '../../platform/time/clock';
import { withinDays } from '../../platform/time/days';

const [MAINTENANCE_HOURS, DISPUTE_HOURS] = WORK_ORDER.promisedHours;

/** WO-05: returns when an order is due to be attended. */
export const dueOf = (created: Date, caseType: number): Date =>
  addHours(created, caseType === CASE_TYPE.maintenance ? MAINTENANCE_HOURS : DISPUTE_HOURS);

/** WO-05: the same in SQL, on the clock of UTC as the indexes of the queue have it (0067). */
export const due: RawBuilder<string> = sql<string>`(work_order.created_at at time zone 'UTC' + case work_order.case_type
  when ${sql.lit(CASE_TYPE.maintenance)} then make_interval(hours => ${sql.lit(MAINTENANCE_HOURS)})
  else make_interval(hours => ${sql.lit(DISPUTE_HOURS)}) end)`;

/** WO-05: whether more time than promised has passed, from its creation until it was settled, or until now. */
export const overdue = (now: Date): RawBuilder<SqlBool> => sql<SqlBool>`(work_order.settled_late
  or work_order.status = ${sql.lit(ORDER_STATUS.waiting)} and work_order.created_at < case work_order.case_type
    when ${sql.lit(CASE_TYPE.maintenance)} then ${subHours(now, MAINTENANCE_HOURS)}::timestamptz
    else ${subHours(now, DISPUTE_HOURS)}::timestamptz end)`;

/** API-42: the condition for a moment within a day, by the network's clocks. */
function onDay(column: string, text: string, timeZone: string): RawBuilder<SqlBool> {
  const day = dayOf(text) ?? '';
  return withinDays(sql.ref(column), { from: day, to: day }, timeZone);
}

/** A terminal and its shop as the list writes them: `04560001 - Cantina`. */
const TERMINAL_AND_SHOP = /^(\S+?)(?: [-·] | ?[-·] ?(?=\p{L}))(.*)$/u;

/** Whether an order has the number that was pasted into the search box; `null` where it is no number. */
function isOrder(typed: TypedText): RawBuilder<SqlBool> | null {
  const number = orderNumberIn(typed);
  return number === null ? null : sql<SqlBool>`work_order.number = ${number}`;
}

/** Queries the orders that match a filter and that the scope covers, without columns and unsorted. */
export function matchingOrders(db: Db, scope: Scope, filter: WorkOrderFilter, { now, timeZone }: Clock) {
  const { numeroChamado, numeroLogico, nomeEstabelecimento, status, caseType, sla } = filter;
  const code = sql.ref<string>('work_order.establishment_code');
  const terminal = sql.ref<string>('work_order.logical_number');
  const conditions = [within(scope, code)];
  if (numeroChamado !== undefined) conditions.push(sql`work_order.number = ${numeroChamado}`);
  if (numeroLogico !== undefined) {
    const typed = typedText(numeroLogico);
    // There are far fewer terminals than orders, so that the terminals are searched first.
    conditions.push(
      anyOf(
        sql`${terminal} = any(array(select logical_number from terminal
          where ${contains(sql`folded(logical_number)`, typed)}))`,
        isOrder(typed),
      ),
    );
  }
  if (nomeEstabelecimento !== undefined) {
    const typed = typedText(nomeEstabelecimento);
    const shops = (called: TypedText) => sql<SqlBool>`${code} = any(array(select code from establishment
      where ${shopCalled(sql.ref('establishment.name_folded'), sql.ref('establishment.code'), called)}))`;
    const [, number, shop = ''] = TERMINAL_AND_SHOP.exec(typed) ?? [];
    conditions.push(
      anyOf(
        shops(typed),
        sql`${terminal} = ${typed}`,
        number === undefined ? null : sql`(${terminal} = ${number} and ${shops(typedText(shop))})`,
        isOrder(typed),
      ),
    );
  }
  if (filter.dataCriacao !== undefined) {
    conditions.push(onDay('work_order.created_at', filter.dataCriacao, timeZone));
  }
  if (filter.dataModificacao !== undefined) {
    conditions.push(onDay('work_order.modified_at', filter.dataModificacao, timeZone));
  }
  if (status !== undefined) conditions.push(sql`work_order.status = ${status}`);
  if (caseType !== undefined) conditions.push(sql`work_order.case_type = ${caseType}`);
  if (sla !== undefined) conditions.push(sla === 1 ? overdue(now) : sql`not ${overdue(now)}`);
  return db.selectFrom('work_order').where(sql<SqlBool>`(${sql.join(conditions, sql` and `)})`);
}
