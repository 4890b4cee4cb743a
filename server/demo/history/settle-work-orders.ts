import { sql } from 'kysely';
import { orderNotices } from '../../areas/work-orders/notices';
import { recordChanges } from '../../platform/audit/record';
import type { Db } from '../../platform/db/connections';
import { demoActor, demosOwn } from '../actor';
import { Chance } from '../chance';
import { HOUR } from '../span';
import { isStopped } from '../stops';
import { endOf, type Life } from './life';
import type { Notice } from './notifications';
import { MAINTENANCE } from './work-orders';

const WAITING = 0;
const CLOSED = 1;
const ATTENDED = 2;

/** Hours until a request is attended: within the SLA (WO-05: 24 and 120) most often, not always. */
const HOURS = { maintenance: { median: 13, spread: 0.75 }, dispute: { median: 72, spread: 0.55 } };
/** Some wait for a spare part or for the bank's answer. */
const STUCK = { share: 0.12, factor: 8 };
const UNTIL_CLOSED = { median: 90, spread: 0.6 };

interface Open {
  number: number;
  case_type: number;
  status: number;
  logical_number: string;
  created_at: Date;
  requester_login: string;
  code: string;
  shop: string;
}

/** Attends and closes what is due by the end of the span, of the demo's own requests. */
export async function settleWorkOrders(trx: Db, life: Life): Promise<Notice[]> {
  const { rows } = await sql<Open>`
    select w.number, w.case_type, w.status, w.logical_number, w.created_at, w.requester_login, e.code, e.name as shop
    from work_order w join establishment e on e.code = w.establishment_code
    where w.status <> ${CLOSED} and ${demosOwn('work_order', sql`w.number`)} order by w.number`.execute(trx);
  const end = endOf(life);
  const broken = new Set(
    life.shops
      .filter(({ stops }) => stops?.breaks === true && isStopped(stops, life.span.lastDay))
      .map(({ code }) => code),
  );
  const changed = rows
    // What has stopped a shop waits for as long as the shop stands still.
    .filter(({ code, case_type }) => case_type !== MAINTENANCE || !broken.has(code))
    .map((row) => ({ ...row, ...stateAt(life.seed, row, end) }))
    .filter((row) => row.next !== row.status);
  await sql`update work_order set status = next, settled_at = settled, modified_at = modified, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as due (number integer, next smallint, settled timestamptz, modified timestamptz)
    where work_order.number = due.number`.execute(trx);
  await recordChanges(
    trx,
    demoActor,
    changed.map(({ number, status, next, modified }) => ({
      action: 'update',
      entity: 'work_order',
      key: String(number),
      before: { status },
      after: { status: next, modified_at: modified },
    })),
  );
  return changed
    .filter(({ status }) => status === WAITING)
    .map(({ number, shop, logical_number: terminal, settled, requester_login: requester }) => ({
      what: orderNotices.attended({ number, shop, terminal }),
      at: settled,
      to: (person) => person.login === requester,
    }));
}

function stateAt(seed: number, order: Open, end: Date) {
  const chance = new Chance(seed, 'settling', order.number);
  const { median, spread } = order.case_type === MAINTENANCE ? HOURS.maintenance : HOURS.dispute;
  const hours = chance.around(median, spread) * (chance.happens(STUCK.share) ? STUCK.factor : 1);
  const settled = after(order.created_at, hours);
  const closed = after(settled, chance.around(UNTIL_CLOSED.median, UNTIL_CLOSED.spread));
  if (settled > end) return { next: WAITING, settled, modified: order.created_at };
  return closed > end
    ? { next: ATTENDED, settled, modified: settled }
    : { next: CLOSED, settled, modified: closed };
}

const after = (instant: Date, hours: number) => new Date(instant.getTime() + Math.round(hours * HOUR) * 1000);
