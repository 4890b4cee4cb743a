import type { Selectable } from 'kysely';
import { mayAnswer } from '../../../contract/access';
import { ORDER_STATUS, type WorkOrderDetails } from '../../../contract/work-orders';
import { recordChanges } from '../../platform/audit/record';
import { assertFresh } from '../../platform/audit/stale';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import type { WorkOrder } from '../../platform/db/tables/news';
import { HttpError, notFound } from '../../platform/errors/http-error';
import type { Identity, Person } from '../../platform/principal/principal';
import { scopeOn } from '../../platform/principal/scope-on';
import { clockOf } from '../../platform/time/clock';
import { auditedOrder } from './audited';
import { putUpCase } from './cases/outbox';
import { assertNotDisputed, DISPUTE_INDEX, openDisputeOf, violates } from './disputes';
import { lockOrder } from './hold';
import { notifyOfOrder } from './notify';
import { otherOrder } from './problems';
import { orderDetails, reopenableUntil } from './record';

type Order = Selectable<WorkOrder>;
type Status = 0 | 1 | 2;

/** The audited columns that people change or see change, each with its field in the contract. */
const fields = { status: 'status' } as const;

/**
 * WO-02: sets the status of an order, for level 1.
 * @throws HttpError 404 for an unknown number, 409 if somebody else has changed it meanwhile, or if a dispute would be
 * open again beside another one of the same transaction
 */
export function setStatus(
  context: AppContext,
  person: Person,
  number: number,
  { status, version }: { status: Status; version?: number | undefined },
): Promise<WorkOrderDetails> {
  return change(context, person, number, async (trx, order) => {
    await assertFresh(trx, {
      entity: 'work_order',
      key: String(number),
      seen: version,
      current: order.version,
      now: auditedOrder(order),
      fields,
    });
    return status === order.status ? null : { status, event: EVENTS[status] };
  });
}

const EVENTS = {
  [ORDER_STATUS.waiting]: 'waiting',
  [ORDER_STATUS.closed]: 'closed',
  [ORDER_STATUS.attended]: 'attended',
} as const;

/**
 * Reopens an order, which its requester may do for seven days after it was closed.
 * @throws HttpError 403 for an order of somebody else, 409 for one that is not closed, or was closed too long ago
 */
export function reopenOrder(
  context: AppContext,
  person: Person,
  number: number,
  { version }: { version?: number | undefined },
): Promise<WorkOrderDetails> {
  return change(context, person, number, async (trx, order) => {
    if (order.requested_by !== person.id) throw new HttpError(403, 'workOrderProblems.notYours');
    await assertFresh(trx, {
      entity: 'work_order',
      key: String(number),
      seen: version,
      current: order.version,
      now: auditedOrder(order),
      fields,
    });
    if (order.closed_at === null) throw new HttpError(409, 'workOrderProblems.notClosed');
    if (reopenableUntil(order.closed_at) < context.now()) {
      throw new HttpError(409, 'workOrderProblems.reopenTooLate');
    }
    return { status: ORDER_STATUS.waiting, event: 'reopened' };
  });
}

interface Next {
  status: Status;
  event: 'waiting' | 'closed' | 'attended' | 'reopened';
}

/** @param decide returns the change of the locked order; `null`: there is none, because it has that status already */
async function change(
  context: AppContext,
  person: Person,
  number: number,
  decide: (trx: Db, order: Order) => Promise<Next | null>,
): Promise<WorkOrderDetails> {
  const { db } = context.database;
  const viewer = { id: person.id, scope: scopeOn(person, '/chamados') };
  const clock = clockOf(context);
  let held: Order | undefined;
  try {
    const details = await db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, viewer.scope, number);
      held = order;
      const next = await decide(trx, order);
      if (next !== null) {
        await becomes(trx, context, { ...person, provider: mayAnswer(person, '/chamados') }, order, next);
        await putUpCase(trx, context, number, next.status);
      }
      return orderDetails(trx, viewer, number, clock);
    });
    context.jobSignal.notify();
    return details;
  } catch (error) {
    if (held === undefined || !violates(error, DISPUTE_INDEX)) throw error;
    const other = await openDisputeOf(db, held);
    if (other === null) return change(context, person, number, decide);
    throw otherOrder('disputed', other);
  }
}

/** WO-02: sets the status of a locked order for an administrator, and puts it up for the outside case system. */
export async function setByAdministrator(
  trx: Db,
  context: AppContext,
  person: Person,
  order: Order,
  status: Status,
): Promise<void> {
  await becomes(trx, context, { ...person, provider: true }, order, { status, event: EVENTS[status] });
  await putUpCase(trx, context, order.number, status);
}

/** The principal that sets a status: a person, or the outside case system. */
interface Setter extends Identity {
  readonly name: string;
  /** Whether it acts for the provider. */
  readonly provider: boolean;
}

/**
 * Writes the change of a locked order with its audit entry, and notifies the people concerned.
 * @throws HttpError 409 where its transaction is disputed by another order meanwhile
 */
export async function becomes(
  trx: Db,
  context: AppContext,
  by: Setter,
  before: Order,
  { status, event }: Next,
): Promise<void> {
  const now = context.now();
  const at = now > before.modified_at ? now : before.modified_at;
  if (before.status === ORDER_STATUS.closed) await assertNotDisputed(trx, before);
  const after = await trx
    .updateTable('work_order')
    .set({
      status,
      // WO-05: a change from 2 to 1 does not affect when it was settled.
      settled_at: status === ORDER_STATUS.waiting ? null : (before.settled_at ?? at),
      modified_at: at,
      version: before.version + 1,
    })
    .where('number', '=', before.number)
    .returningAll()
    .executeTakeFirst();
  if (after === undefined) throw notFound();
  await recordChanges(trx, by, [
    {
      action: 'update',
      entity: 'work_order',
      key: String(before.number),
      before: auditedOrder(before),
      after: auditedOrder(after),
    },
  ]);
  await trx
    .insertInto('work_order_entry')
    .values({
      work_order: before.number,
      at,
      author_id: by.id,
      author_name: by.name,
      provider: by.provider,
      request_key: null,
      status,
    })
    .execute();
  await notifyOfOrder(trx, context, { order: after, event, by, at });
}
