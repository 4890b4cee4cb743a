import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { type Selectable, sql } from 'kysely';
import { WORK_ORDER } from '../../../contract/work-orders';
import { providers } from '../../engines/notices/audience';
import { notify } from '../../engines/notices/notify';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import type { WorkOrder } from '../../platform/db/tables/news';
import { enqueue } from '../../platform/jobs/store';
import { type OrderEvent, orderMail } from './mail';
import { orderNotices } from './notices';

interface OrderNotice {
  order: Pick<Selectable<WorkOrder>, 'number' | 'requested_by' | 'establishment_code' | 'logical_number'>;
  event: OrderEvent;
  /** `id` is `null` for a system. */
  by: { readonly id: number | null; readonly name: string };
  at: Date;
}

/** These events are made by administrators and notified to the requester only; the others to both sides. */
const FOR_REQUESTER: readonly OrderEvent[] = ['attended', 'closed', 'waiting'];

/**
 * Notifies the requester of an order and administrators of an event, by notice and by mail, in the transaction of the
 * event; people are not notified of their own actions.
 */
export async function notifyOfOrder(
  trx: Db,
  context: AppContext,
  { order, event, by, at }: OrderNotice,
): Promise<void> {
  const to = await audience(trx, order.requested_by, event, by.id);
  if (to.length === 0) return;
  const { name: shop } = await trx
    .selectFrom('establishment')
    .where('code', '=', order.establishment_code)
    .select('name')
    .executeTakeFirstOrThrow();
  const words = { number: order.number, shop, terminal: order.logical_number, by: by.name };
  await notify(trx, orderNotices[event](words), { to, at });
  await enqueueMails(trx, context.now(), to, { order: order.number, event, by: by.name, at });
}

async function audience(
  trx: Db,
  requester: number | null,
  event: OrderEvent,
  author: number | null,
): Promise<number[]> {
  const administrators = FOR_REQUESTER.includes(event) ? [] : await providers(trx);
  const wanted = [...administrators, ...(requester === null ? [] : [requester])];
  const { rows } = await sql<{ id: number }>`select id from portal_user
    where active and id = any(${wanted}::int[]) and id is distinct from ${author} order by id`.execute(trx);
  return rows.map(({ id }) => id);
}

interface Line {
  order: number;
  event: OrderEvent;
  by: string;
  at: Date;
}

/**
 * Adds a line to the next mail of each person, and enqueues that mail unless it is enqueued already: for now, or for
 * ten minutes after the last one.
 */
async function enqueueMails(trx: Db, now: Date, to: readonly number[], line: Line): Promise<void> {
  // All transactions lock in the same order, so that two of them cannot deadlock.
  const { rows } = await sql<{ user_id: number; was_up: boolean; left_at: Date | null }>`
    insert into work_order_mail as known (user_id, up) select id, false from unnest(${to}::int[]) id order by id
    on conflict (user_id) do update set up = known.up
    returning user_id, up as was_up, left_at`.execute(trx);
  await trx
    .insertInto('work_order_mail_line')
    .values(
      to.map((user_id) => ({
        user_id,
        work_order: line.order,
        event: line.event,
        author_name: line.by,
        at: line.at,
        letter: null,
      })),
    )
    .execute();
  for (const { user_id: user, left_at } of rows.filter(({ was_up }) => !was_up)) {
    const earliest = left_at === null ? now : addMinutes(left_at, WORK_ORDER.mailMinutes);
    await enqueue(trx, orderMail, { user, letter: randomUUID() }, earliest > now ? earliest : now);
  }
  await trx
    .updateTable('work_order_mail')
    .set({ up: true })
    .where('user_id', 'in', [...to])
    .execute();
}
