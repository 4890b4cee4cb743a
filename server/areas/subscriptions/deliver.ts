import { sql } from 'kysely';
import { type SendingReason, SUBSCRIPTION } from '../../../contract/subscriptions';
import { notify } from '../../engines/notices/notify';
import { seenBy } from '../../network/filters/seen-views';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { readerNow } from '../../platform/principal/person';
import type { Person } from '../../platform/principal/principal';
import { type Held, type Means, NotSent, type Sendable } from './held';
import { sendByMail } from './mail';
import { subscriptionEmpty, subscriptionFailed, subscriptionLate, subscriptionWithheld } from './notices';
import { prepare } from './prepare';
import { isLate } from './sendings';
import { sendBySftp } from './sftp/send';

/**
 * Sends what waits, unless it was sent or nobody may have it. Rights and scope of the recipient are those of this moment. If
 * the server ends between the handing over and the note of it, the same is handed over once more: a mail under the id that it had,
 * by which it is known for one, and a file under its name, where it lies already.
 * @throws Error where another attempt is to be made
 */
export async function deliver(
  context: AppContext,
  means: Means,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const held = await heldSending(context.database.db, id);
  if (held === null) return;
  if (context.config.outbound === false) {
    await settle(context, held, { state: 'failed', reason: 'outboundOff' });
    return;
  }
  const judged = await judge(context, means, held);
  if ('withheld' in judged) {
    await withhold(context, held, judged.withheld);
    return;
  }
  const { prepared, person } = judged;
  const { rows, deposits, withdrawals } = prepared.control;
  await context.database.db
    .updateTable('subscription_sending')
    .where('id', '=', id)
    .set({ rows, deposits, withdrawals, part: prepared.part })
    .execute();
  let fileName: string | null;
  try {
    fileName =
      held.run.channel === 'mail'
        ? await sendByMail(context, means, { held, prepared, person }, signal)
        : await sendBySftp(context, means, { held, prepared, person }, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof NotSent)) throw error;
    await keepFailure(context, held, error);
    return;
  }
  await settle(context, held, { state: rows === 0 ? 'empty' : 'sent', reason: null, fileName });
}

async function heldSending(db: Db, id: string): Promise<Held | null> {
  const sending = await db
    .selectFrom('subscription_sending')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .selectAll()
    .executeTakeFirst();
  if (sending === undefined) return null;
  const run = await db
    .selectFrom('subscription_run')
    .where('id', '=', sending.run_id)
    .selectAll()
    .executeTakeFirstOrThrow();
  const subscription = await db
    .selectFrom('subscription')
    .where('id', '=', run.subscription_id)
    .selectAll()
    .executeTakeFirstOrThrow();
  const recipient = await db
    .selectFrom('portal_user')
    .where('id', '=', sending.user_id)
    .select(['id', 'name', 'email', 'active'])
    .executeTakeFirstOrThrow();
  return { id, tries: sending.tries, lateTold: sending.late_told, run, subscription, recipient };
}

/** What the recipient gets by now: it has to be there, open the screen and see the view, as has the owner. */
async function judge(
  context: AppContext,
  { sources }: Means,
  { run, subscription, recipient }: Held,
): Promise<{ withheld: SendingReason } | { prepared: Sendable; person: Person }> {
  if (!recipient.active) return { withheld: 'left' };
  const { db } = context.database;
  const owner = await db
    .selectFrom('portal_user')
    .where('id', '=', subscription.owner_id)
    .where('active', '=', true)
    .select('id')
    .executeTakeFirst();
  if (owner === undefined) return { withheld: 'ownerGone' };
  const known = { id: recipient.id, address: null, language: run.language };
  const person = await readerNow(context, known, run.screen);
  if (person === null) return { withheld: 'screen' };
  if (subscription.view_id === null) return { withheld: 'viewGone' };
  const view = await db
    .selectFrom('saved_view')
    .where('id', '=', subscription.view_id)
    .where(seenBy(person))
    .select('id')
    .executeTakeFirst();
  if (view === undefined) return { withheld: 'view' };
  const prepared = await prepare(context, sources, run, person);
  return 'withheld' in prepared ? prepared : { prepared, person };
}

interface End {
  state: 'sent' | 'empty' | 'failed' | 'withheld';
  reason: SendingReason | null;
  fileName?: string | null;
}

/** Notes how a sending has ended, once. @returns whether this call did */
async function settle(
  context: AppContext,
  held: Held,
  { state, reason, fileName = null }: End,
  also: (trx: Db) => Promise<void> = async () => {},
): Promise<boolean> {
  const at = context.now();
  return context.database.db.transaction().execute(async (trx) => {
    const isSent = state === 'sent' || state === 'empty';
    const { numUpdatedRows } = await trx
      .updateTable('subscription_sending')
      .where('id', '=', held.id)
      .where('state', '=', 'waiting')
      .set({
        state,
        reason,
        tried_at: at,
        tries: held.tries + 1,
        ...(isSent && { sent_at: at, file_name: fileName }),
      })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    if (state === 'empty' && held.run.number !== null) {
      // Whoever gets a mail reads it there.
      const to = held.run.channel === 'mail' ? others(held) : everyone(held);
      await notify(trx, subscriptionEmpty(ofRun(held)), { to, at });
    }
    await also(trx);
    return true;
  });
}

const ofRun = ({ run }: Held) => ({ view: run.view_name, number: run.number ?? 0 });
/** The recipient and the owner, who may be one. */
const everyone = ({ recipient, subscription }: Held) => [...new Set([recipient.id, subscription.owner_id])];
const others = (held: Held) => everyone(held).filter((id) => id !== held.recipient.id);

/**
 * Nothing goes to somebody who may not have it. Its owner is told, and the recipient unless it has left: the first time, and
 * not again until something else comes of it.
 */
async function withhold(context: AppContext, held: Held, reason: SendingReason): Promise<void> {
  await settle(context, held, { state: 'withheld', reason }, async (trx) => {
    if (held.run.number === null) return;
    const { rows } = await sql<{ state: string; reason: string | null }>`
      select g.state, g.reason from subscription_sending g join subscription_run r on r.id = g.run_id
      where r.subscription_id = ${held.run.subscription_id} and g.user_id = ${held.recipient.id}
        and r.id < ${held.run.id} and r.number is not null order by r.id desc limit 1`.execute(trx);
    const [last] = rows;
    if (last?.state === 'withheld' && last.reason === reason) return;
    const to = reason === 'left' ? others(held) : everyone(held);
    const words = { ...ofRun(held), reason, to: held.recipient.name };
    await notify(trx, subscriptionWithheld(words), { to, at: context.now() });
  });
}

const TRIED_MS = SUBSCRIPTION.triedHours * 3_600_000;

/**
 * Notes a try that has failed. Recipient and owner are told when it is late, and when it is given up.
 * @throws NotSent where it is to be tried again
 */
async function keepFailure(context: AppContext, held: Held, failure: NotSent): Promise<void> {
  const { reason, final } = failure;
  const { run } = held;
  const at = context.now();
  const telling = { to: everyone(held), at };
  const words = { ...ofRun(held), reason };
  // Whoever tests looks on.
  const isOver = run.number === null || at.getTime() - run.created_at.getTime() >= TRIED_MS;
  if (final || isOver) {
    await settle(context, held, { state: 'failed', reason }, async (trx) => {
      if (run.number !== null) await notify(trx, subscriptionFailed(words), telling);
    });
    return;
  }
  // A server with another key is nothing that passes.
  const isTold = !held.lateTold && (reason === 'hostKey' || isLate(run.planned_at, at));
  await context.database.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('subscription_sending')
      .where('id', '=', held.id)
      .where('state', '=', 'waiting')
      .set({ reason, tried_at: at, tries: held.tries + 1, ...(isTold && { late_told: true }) })
      .execute();
    if (isTold) await notify(trx, subscriptionLate(words), telling);
  });
  throw failure;
}
