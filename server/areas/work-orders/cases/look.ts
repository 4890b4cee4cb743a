import { subMinutes } from 'date-fns';
import { ORDER_STATUS } from '../../../../contract/work-orders';
import type { AppContext } from '../../../platform/context';
import { HttpError } from '../../../platform/errors/http-error';
import { system as systemPrincipal } from '../../../platform/principal/principal';
import { EVERYTHING } from '../../../platform/principal/scope';
import { DISPUTE_INDEX, violates } from '../disputes';
import { lockOrder } from '../hold';
import { becomes } from '../status';
import type { CaseSystem, ChangedCase } from './case-system';
import { putUpCase } from './outbox';

/** Changes do not become visible in the order of their timestamps: those of the last minutes are queried again. */
const AGAIN_MINUTES = 5;

/** The principal in the audit trail of every status that was set in the case system. */
const OUTSIDE = systemPrincipal('case system');

/**
 * Applies what was changed in the case system, a portion at a time.
 * @param hold extends the lease between the portions; resolves to `false` if another server holds the system
 * @param keep stores up to when the changes are known
 * @throws CaseFailure
 */
export async function takeChanges(
  context: AppContext,
  system: CaseSystem,
  {
    since,
    signal,
    hold,
    keep,
  }: {
    since: Date | null;
    signal: AbortSignal;
    hold: () => Promise<boolean>;
    keep: (until: Date) => Promise<void>;
  },
): Promise<void> {
  const from = since === null ? null : subMinutes(since, AGAIN_MINUTES);
  for await (const { changed, until } of system.changes(from, signal)) {
    for (const one of changed) {
      signal.throwIfAborted();
      await takeChange(context, system.name, one);
    }
    if (until !== null) await keep(until);
    if (!(await hold())) return;
  }
}

/**
 * WO-02: sets the status of an order as it was set there, audited and notified like one that level 1 sets. It yields to
 * a status that was set here and is not sent yet, and to a newer dispute of the same transaction that is open here.
 */
async function takeChange(
  context: AppContext,
  name: string,
  { externalId, status }: ChangedCase,
): Promise<void> {
  if (status === null || !UUID.test(externalId)) return;
  const { db } = context.database;
  const known = await db
    .selectFrom('work_order_case as kept')
    .innerJoin('work_order', 'work_order.number', 'kept.work_order')
    .where('external_id', '=', externalId)
    .where('work_order.status', '<>', status)
    .select('number')
    .executeTakeFirst();
  if (known === undefined) return;
  const { number } = known;
  try {
    await db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, EVERYTHING, number);
      const { status: unsent } = await trx
        .selectFrom('work_order_case')
        .where('work_order', '=', number)
        .select('status')
        .executeTakeFirstOrThrow();
      if (unsent !== null || order.status === status) return;
      await becomes(trx, context, { ...OUTSIDE, name, provider: true }, order, {
        status,
        event: EVENTS[status],
      });
    });
  } catch (error) {
    if (!violates(error, DISPUTE_INDEX) && !(error instanceof HttpError)) throw error;
    await db.transaction().execute((trx) => putUpCase(trx, context, number, ORDER_STATUS.closed));
  }
  context.jobSignal.notify();
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const EVENTS = {
  [ORDER_STATUS.waiting]: 'waiting',
  [ORDER_STATUS.closed]: 'closed',
  [ORDER_STATUS.attended]: 'attended',
} as const;
