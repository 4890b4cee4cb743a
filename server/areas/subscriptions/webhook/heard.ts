import { sql } from 'kysely';
import type { SendingReason } from '../../../../contract/sendings';
import type { WebhookProblem, WebhookState } from '../../../../contract/webhooks';
import { awaitedJob } from '../../../engines/webhooks/job';
import type { AppContext } from '../../../platform/context';
import type { Db } from '../../../platform/db/connections';
import { type JobHandler, jobHandler } from '../../../platform/jobs/kind';
import type { Routine } from '../../../platform/jobs/routine';
import { enqueue, enqueueAll } from '../../../platform/jobs/store';
import { giveUp, noteAttempt, settle } from '../ends';
import { sendingJobs } from '../jobs';
import { heldSending } from '../judge';

/** What is said of a try that a receiver has failed. */
const reasons: Readonly<Record<WebhookProblem, SendingReason>> = {
  timeout: 'timeout',
  unknownHost: 'unknownHost',
  unreachable: 'unreachable',
  certificate: 'certificate',
  address: 'address',
  redirect: 'receiverRefused',
  status: 'receiverRefused',
  gone: 'receiverRefused',
  secretGone: 'receiverPaused',
  outboundOff: 'outboundOff',
};

interface Heard {
  state: WebhookState;
  tries: number;
  problem: WebhookProblem | null;
}

/** How the deliveries of an event have gone: one of them has arrived, or else the newest one; `null`: they are gone. */
async function heardOf(db: Db, event: string): Promise<Heard | null> {
  const { rows } = await sql<Heard>`select state, tries, problem from webhook_delivery
    where event_id = ${event}::uuid order by (state = 'delivered') desc, id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/**
 * Notes of a sending how its event has gone, after each try of it. One that was given up and is sent again from the log of
 * the receiver was sent after all.
 */
export const awaitedHandler = (context: AppContext): JobHandler =>
  jobHandler(awaitedJob, async ({ event }) => {
    const { db } = context.database;
    const found = await db
      .selectFrom('subscription_sending')
      .where('event_id', '=', event)
      .select('id')
      .executeTakeFirst();
    const held = found && (await heldSending(db, found.id, ['waiting', 'failed']));
    if (!held || held.event !== event) return;
    const heard = await heardOf(db, event);
    if (heard?.state === 'delivered') {
      const state = held.rows === 0 ? 'empty' : 'sent';
      await settle(context, held, { state, reason: null, tries: heard.tries });
      return;
    }
    if (held.state !== 'waiting') return;
    // The receiver was deleted with what waited for it, or it has waited for too long.
    if (heard === null) await giveUp(context, held, { reason: 'receiverGone', tries: held.tries });
    else if (heard.state === 'withheld') await judgeAnew(context, held.id, event);
    else if (heard.problem !== null) {
      const { tries, problem } = heard;
      const reason = reasons[problem];
      if (heard.state === 'failed') await giveUp(context, held, { reason, tries });
      else await db.transaction().execute((trx) => noteAttempt(trx, context, held, { reason, tries }));
    }
  });

/** What its owner has access to is another one than that of the event: the sending is judged again, and told of anew. */
async function judgeAnew({ database, now, jobSignal }: AppContext, sending: string, event: string) {
  await database.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('subscription_sending')
      .where('id', '=', sending)
      .where('event_id', '=', event)
      .where('state', '=', 'waiting')
      .set({ event_id: null })
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await enqueue(trx, sendingJobs.webhook, { sending }, now());
  });
  jobSignal.notify();
}

/** Sendings whose events wait no more, although nobody was told how they went: their receiver was deleted. */
export const lostEvents: Routine = {
  look: async ({ database: { db }, now, jobSignal }) => {
    const { rows } = await sql<{ event: string }>`
      select g.event_id as event from subscription_sending g
      where g.event_id is not null and g.state = 'waiting'
        and not exists (select from webhook_delivery d where d.event_id = g.event_id and d.state = 'waiting')
        and not exists (select from job where kind = ${awaitedJob.name} and failed_at is null
          and payload = jsonb_build_object('event', g.event_id::text))`.execute(db);
    if (rows.length === 0) return;
    await enqueueAll(db, awaitedJob, rows, now());
    jobSignal.notify();
  },
};
