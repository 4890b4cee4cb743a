import { sql } from 'kysely';
import { z } from 'zod';
import { addDays } from '../../../../contract/calendar';
import { lastDueDay } from '../../../network/closings/due';
import type { AppContext } from '../../../platform/context';
import { awaitDeliveries } from '../../../platform/db/citus/moment';
import type { Db } from '../../../platform/db/connections';
import type { JobKind } from '../../../platform/jobs/kind';
import { routine } from '../../../platform/jobs/routine';
import { closeNextDay } from './close';
import { publishLate } from './late';

/** Closes business days, and publishes what arrived or was cancelled after a day was closed. */
export const daysJob: JobKind<Record<string, never>> = {
  name: 'business days',
  payload: z.strictObject({}),
  attempts: 3,
  seconds: 900,
};

/** The deliveries that are examined in one database transaction. */
const AT_ONCE = 200;

async function newestDelivery(db: Db): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(position), 0) as position from arrival`.execute(db);
  return rows[0]?.position ?? 0;
}

/** Enqueues the job when a day is due, or when there are deliveries that were not examined yet. */
export const daysRoutine = routine(daysJob, async (context) => {
  const { db } = context.database;
  const look = await db.selectFrom('closed_day_look').selectAll().executeTakeFirstOrThrow();
  const due = look.closed_until === null || addDays(look.closed_until, 1) <= lastDueDay(context);
  return due || (await newestDelivery(db)) > look.looked_position ? {} : null;
});

/**
 * Does all that is due, each step in a transaction: a step that is interrupted is rolled back, and two servers never do
 * the same one.
 */
export async function lookAfterDays(context: AppContext, signal?: AbortSignal): Promise<void> {
  const { db } = context.database;
  let more = true;
  while (more) {
    signal?.throwIfAborted();
    more = await db.transaction().execute((trx) => step(trx, context));
    if (more) context.jobSignal.notify();
  }
}

/** @returns whether more may be due */
async function step(trx: Db, context: AppContext): Promise<boolean> {
  const look = await trx.selectFrom('closed_day_look').selectAll().forUpdate().executeTakeFirstOrThrow();
  const newest = await newestDelivery(trx);
  await awaitDeliveries(trx);
  const { closed_until } = look;
  if (closed_until === null) {
    // Days before the first start are not closed: the first one to be closed is the next.
    await trx
      .updateTable('closed_day_look')
      .set({ closed_until: lastDueDay(context), looked_position: newest })
      .execute();
    return false;
  }
  const position = Math.min(newest, look.looked_position + AT_ONCE);
  if (position > look.looked_position) {
    await publishLate(trx, look.looked_position, position, context.now());
    await trx.updateTable('closed_day_look').set({ looked_position: position }).execute();
    if (position < newest) return true;
  }
  return closeNextDay(trx, context, { ...look, closed_until }, newest);
}
