import { sql } from 'kysely';
import { levelOf } from '../../../contract/access';
import { todayIn } from '../../../contract/dates';
import type { SendingReason } from '../../../contract/sendings';
import { VIEW } from '../../../contract/views';
import { notify } from '../../engines/notices/notify';
import { closingOf } from '../../network/closings/closings';
import { seenBy } from '../../network/filters/seen-views';
import { newestPosition } from '../../network/reconciliation/as-of';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { type JobHandler, jobHandler } from '../../platform/jobs/kind';
import { routine } from '../../platform/jobs/routine';
import { type Person, system } from '../../platform/principal/principal';
import { daysBefore } from '../../platform/time/clocks';
import { planJob } from './jobs';
import { subscriptionStopped } from './notices';
import { isForNobody } from './recipients';
import { makeRuns } from './run';
import { firstNext, nextAfter, plannedFor } from './schedule';
import { makerOf } from './series';
import { auditedSubscription, lockedSubscription, type StoredSubscription, scheduleOf } from './stored';
import { mailLater } from './trouble';

const keeper = system('subscriptions');

/** What is due by now: its hour has come, or the day that it waits for is closed. */
const isDue = (
  now: Date,
) => sql<boolean>`subscription.state = 'active' and subscription.next_day is not null and (
  subscription.next_at <= ${now}::timestamptz
  or (subscription.next_at is null and subscription.next_day <= (select closed_until from closed_day_look limit 1)))`;

/** Due as soon as a subscription is. Where nothing leaves the deployment nothing is due. */
export const planRoutine = routine(planJob, async ({ config, database: { db }, now }) => {
  if (config.outbound === false) return null;
  const { rows } =
    await sql`select from subscription where ${isDue(now())} or ${isReturned(now())} limit 1`.execute(db);
  return rows.length === 0 ? null : {};
});

/**
 * Makes the runs that are due, each in a transaction with what says when the next one is: no kill skips one or makes it
 * twice, and between two servers the lock of the subscription decides. After an outage each run that was missed is made.
 */
export function planHandler(context: AppContext): JobHandler {
  const { db } = context.database;
  return jobHandler(planJob, async (_payload, signal) => {
    if (context.config.outbound === false) return;
    await resumeReturned(context, signal);
    for (;;) {
      const { rows } = await sql<Pick<StoredSubscription, 'id' | 'numbered' | 'owner_id' | 'language'>>`
        select id, numbered, owner_id, language from subscription where ${isDue(context.now())} order by next_at, id`.execute(
        db,
      );
      if (rows.length === 0) return;
      for (const due of rows) {
        signal.throwIfAborted();
        const maker = due.numbered ? await makerOf(context, due) : null;
        await db.transaction().execute((trx) => planOne(trx, context, due.id, maker));
      }
    }
  });
}

/** @param maker of numbered files: the owner as it stands now */
async function planOne(trx: Db, context: AppContext, id: string, maker: Person | null): Promise<void> {
  const subscription = await lockedSubscription(trx, id);
  if (subscription === undefined) return;
  const { rows } = await sql`select from subscription where id = ${id} and ${isDue(context.now())}`.execute(
    trx,
  );
  const { next_day, next_at: at } = subscription;
  // Another server has made the run.
  if (rows.length === 0 || next_day === null) return;
  const view = await subscribedView(trx, subscription);
  if (typeof view === 'string') {
    await stop(trx, context, subscription, view);
    return;
  }
  // It would take numbers, of its own and of the account, for nobody.
  if (await isForNobody(trx, subscription)) {
    await stop(trx, context, subscription, 'noRecipients');
    return;
  }
  const { timeZone } = context.config;
  const closing = at === null ? await closingOf(trx, next_day) : null;
  // Days before the first closing are never closed: it waits for the next one.
  if (at !== null || closing !== null) {
    const position = closing?.position ?? (await newestPosition(trx));
    const planned = plannedFor(context, { day: next_day, at });
    const day = todayIn(timeZone, closing?.closedAt ?? context.now());
    const run = { subscription, view, ...planned, position, byHand: false, test: false };
    await makeRuns(trx, context, run, { maker, upTo: { position, day } });
  }
  const next = nextAfter(scheduleOf(subscription), next_day, timeZone);
  await trx
    .updateTable('subscription')
    .where('id', '=', id)
    .set({ next_day: next.day, next_at: next.at })
    .execute();
}

/** Its owner was switched off and is back in time, as for a shared view that was inherited. */
const isReturned = (now: Date) => sql<boolean>`(subscription.state = 'ownerGone'
  and subscription.owner_gone_at >= ${daysBefore(now, VIEW.leaverDays)}
  and exists (select from portal_user where id = subscription.owner_id and active)
  and exists (select from saved_view v where v.id = subscription.view_id and v.owner_id = subscription.owner_id))`;

/** Lets subscriptions of whoever is back go on; what was due meanwhile is not sent. */
async function resumeReturned(context: AppContext, signal: AbortSignal): Promise<void> {
  const { db } = context.database;
  const { rows } = await sql<{ id: string }>`
    select id from subscription where ${isReturned(context.now())} order by id`.execute(db);
  for (const { id } of rows) {
    signal.throwIfAborted();
    await db.transaction().execute(async (trx) => {
      const subscription = await lockedSubscription(trx, id);
      if (subscription?.state !== 'ownerGone') return;
      const before = await auditedSubscription(trx, id);
      const next = await firstNext(trx, context, scheduleOf(subscription));
      await trx
        .updateTable('subscription')
        .where('id', '=', id)
        .set({
          state: 'active',
          owner_gone_at: null,
          next_day: next.day,
          next_at: next.at,
          version: subscription.version + 1,
        })
        .execute();
      const after = await auditedSubscription(trx, id);
      await recordChanges(trx, keeper, [
        { action: 'update', entity: 'subscription', key: id, before, after },
      ]);
    });
  }
}

/** The view of a subscription, as long as its owner is there and sees it. @returns why nothing is sent otherwise */
async function subscribedView(trx: Db, { owner_id, view_id }: StoredSubscription) {
  const owner = await trx
    .selectFrom('portal_user')
    .where('id', '=', owner_id)
    .where('active', '=', true)
    .select('role')
    .executeTakeFirst();
  if (owner === undefined) return 'ownerGone' as const;
  if (view_id === null) return 'viewGone' as const;
  const view = await trx
    .selectFrom('saved_view')
    .where('id', '=', view_id)
    .where(seenBy({ id: owner_id, level: levelOf(owner.role) }))
    .select(['id', 'owner_id', 'name', 'screen', 'state'])
    .executeTakeFirst();
  return view ?? ('viewGone' as const);
}

/** Sends nothing until its owner lets it go on; those who got it are told, and its owner. */
async function stop(
  trx: Db,
  context: AppContext,
  { id, owner_id, view_name, version }: StoredSubscription,
  reason: Extract<SendingReason, 'ownerGone' | 'viewGone' | 'noRecipients'>,
): Promise<void> {
  const before = await auditedSubscription(trx, id);
  await trx
    .updateTable('subscription')
    .where('id', '=', id)
    .set({
      state: reason,
      owner_gone_at: reason === 'ownerGone' ? context.now() : null,
      next_day: null,
      next_at: null,
      version: version + 1,
    })
    .execute();
  const after = await auditedSubscription(trx, id);
  await recordChanges(trx, keeper, [{ action: 'update', entity: 'subscription', key: id, before, after }]);
  const { rows } = await sql<{ id: number }>`select id from portal_user u where active and (u.id = ${owner_id}
    or exists (select from subscription_recipient where subscription_id = ${id} and user_id = u.id))
    order by id`.execute(trx);
  const to = rows.map((row) => row.id);
  const telling = { to, at: context.now() };
  const notice = await notify(trx, subscriptionStopped({ view: view_name, reason }), telling);
  await mailLater(trx, context, owner_id, notice);
}
