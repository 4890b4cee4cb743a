import { sql } from 'kysely';
import { type SendingReason } from '../../../contract/sendings';
import { SUBSCRIPTION } from '../../../contract/subscription-settings';
import { notify } from '../../engines/notices/notify';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { forgetEarlierCodes, saidOf } from './establishments';
import type { Held, NotSent } from './held';
import {
  subscriptionEmpty,
  subscriptionFailed,
  subscriptionFewer,
  subscriptionLate,
  subscriptionWithheld,
} from './notices';
import { isLate } from './sendings';
import { tellTrouble } from './trouble';

interface End {
  state: 'sent' | 'empty' | 'failed' | 'withheld';
  reason: SendingReason | null;
  fileName?: string | null;
  /** By default one more than before. */
  tries?: number;
}

/** Notes how a sending has ended, once. @returns whether this call did */
export async function settle(
  context: AppContext,
  held: Held,
  { state, reason, fileName = null, tries = held.tries + 1 }: End,
  also: (trx: Db) => Promise<void> = async () => {},
): Promise<boolean> {
  const at = context.now();
  return context.database.db.transaction().execute(async (trx) => {
    const isSent = state === 'sent' || state === 'empty';
    const stored = await trx
      .updateTable('subscription_sending')
      .where('id', '=', held.id)
      .where('state', '=', held.state)
      .set({
        state,
        reason,
        tried_at: at,
        tries,
        ...(isSent && { sent_at: at, file_name: fileName }),
      })
      .returning(['establishments', 'establishments_before', 'lost', 'lost_codes'])
      .executeTakeFirst();
    if (stored === undefined) return false;
    if (isSent) await tellLost(trx, held, stored, at);
    if (state === 'empty' && held.run.number !== null) {
      // Whoever gets a mail reads it there.
      const to = held.run.channel === 'mail' ? others(held) : everyone(held);
      await notify(trx, subscriptionEmpty(ofRun(held)), { to, at });
    }
    await also(trx);
    return true;
  });
}

/** Its owner is told of a file that goes over fewer establishments than the one before, and whoever no mail says it to. */
async function tellLost(trx: Db, held: Held, stored: Parameters<typeof saidOf>[0], at: Date): Promise<void> {
  if (held.run.number === null) return;
  const said = saidOf(stored);
  if (said !== null) await forgetEarlierCodes(trx, held);
  if (said === null || said.before === null || said.lost === 0) return;
  const to = held.run.channel === 'mail' ? others(held) : everyone(held);
  const words = { ...ofRun(held), to: held.recipient.name, count: said.count, before: said.before };
  await notify(trx, subscriptionFewer(words), { to, at });
}

const ofRun = ({ run }: Held) => ({ view: run.view_name, number: run.number ?? 0 });
/** The recipient and the owner, who may be one. */
const everyone = ({ recipient, subscription }: Held) => [...new Set([recipient.id, subscription.owner_id])];
const others = (held: Held) => everyone(held).filter((id) => id !== held.recipient.id);

/**
 * Nothing goes to somebody who may not have it. Its owner is told, and the recipient unless it has left: the first time, and
 * not again until something else comes of it.
 */
export async function withhold(context: AppContext, held: Held, reason: SendingReason): Promise<void> {
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

/** Gives a sending up. Recipient and owner are told. */
export async function giveUp(
  context: AppContext,
  held: Held,
  { reason, tries }: { reason: SendingReason; tries?: number },
): Promise<void> {
  await settle(
    context,
    held,
    { state: 'failed', reason, ...(tries !== undefined && { tries }) },
    async (trx) => {
      if (held.run.number === null) return;
      await tellTrouble(trx, context, held, { kind: subscriptionFailed, reason, to: everyone(held) });
    },
  );
}

interface Attempt {
  reason: SendingReason;
  /** By default one more than before. */
  tries?: number;
  /** Whether it is told of although it is not late yet, because it is nothing that passes. */
  lasts?: boolean;
}

/** Notes a try that has failed and is followed by another one. Recipient and owner are told when it is late. */
export async function noteAttempt(
  trx: Db,
  context: AppContext,
  held: Held,
  { reason, tries = held.tries + 1, lasts = false }: Attempt,
): Promise<void> {
  const at = context.now();
  await trx
    .updateTable('subscription_sending')
    .where('id', '=', held.id)
    .where('state', '=', 'waiting')
    .set({ reason, tried_at: at, tries })
    .execute();
  if (lasts || isLate(held.run.planned_at, at)) await tellLate(trx, context, held, reason);
}

/** Tells recipient and owner once that a numbered sending is late. */
export async function tellLate(
  trx: Db,
  context: AppContext,
  held: Held,
  reason: SendingReason,
): Promise<void> {
  if (held.run.number === null) return;
  const { numUpdatedRows } = await trx
    .updateTable('subscription_sending')
    .where('id', '=', held.id)
    .where('state', '=', 'waiting')
    .where('late_told', '=', false)
    .set({ late_told: true })
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await tellTrouble(trx, context, held, { kind: subscriptionLate, reason, to: everyone(held) });
}

const TRIED_MS = SUBSCRIPTION.triedHours * 3_600_000;

/**
 * Notes a try that has failed, or gives the sending up.
 * @throws NotSent where it is to be tried again
 */
export async function keepFailure(context: AppContext, held: Held, failure: NotSent): Promise<void> {
  const { reason, final } = failure;
  const { run } = held;
  // Whoever tests looks on.
  const isOver = run.number === null || context.now().getTime() - run.created_at.getTime() >= TRIED_MS;
  if (final || isOver) {
    await giveUp(context, held, { reason });
    return;
  }
  // A server with another key is nothing that passes.
  const attempt = { reason, lasts: reason === 'hostKey' };
  await context.database.db.transaction().execute((trx) => noteAttempt(trx, context, held, attempt));
  throw failure;
}
