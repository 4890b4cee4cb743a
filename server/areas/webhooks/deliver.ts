import { sql } from 'kysely';
import { todayIn } from '../../../contract/dates';
import { REPORT_READY } from '../../../contract/report-event';
import { WEBHOOK, type WebhookProblem } from '../../../contract/webhooks';
import { notify } from '../../engines/notices/notify';
import { hasApiAccess, ownsEstablishment, scopeMark } from '../../engines/webhooks/audience';
import { awaitedJob } from '../../engines/webhooks/job';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { reachOf } from '../../platform/http/reach';
import { enqueue } from '../../platform/jobs/store';
import { webhookPaused } from './notices';
import { type Held, nextAttempt } from './queue';
import { signedHeaders } from './secret';
import { type Outcome, send } from './send';
import { webhookSettings } from './settings';

interface Head {
  id: number;
  event_id: string;
  type: string;
  body: string;
  tries: number;
  allowed: boolean;
}

/** Returns the value of the header `webhook-id`, by which a receiver tells samples from what has happened. */
export const eventIdOf = (id: string, sample = false): string =>
  `${sample ? 'sample' : 'evt'}_${id.replaceAll('-', '')}`;

/** Sends one event to a receiver, signed at this moment. */
export function sendTo(
  { config, now, ...keys }: AppContext,
  endpoint: Held,
  { eventId, body }: { eventId: string; body: string },
  signal: AbortSignal,
): Promise<Outcome> {
  if (config.outbound === false) return Promise.resolve(unsent('outboundOff'));
  const headers = signedHeaders(keys, endpoint, { eventId, body, now: now() });
  if (headers === null) return Promise.resolve(unsent('secretGone'));
  return send({ url: endpoint.url, headers, body }, { reach: reachOf(config.of(webhookSettings)) }, signal);
}

const unsent = (problem: WebhookProblem): Outcome => ({ problem, status: null, latency: 0, answer: null });

/** The columns of an attempt in the log. */
export const attemptColumns = ({ problem, status, latency, answer }: Outcome, now: Date) => ({
  tried_at: now,
  problem,
  status,
  latency_ms: latency,
  answer,
});

/**
 * Sends the oldest waiting event of a receiver that this server holds; whether its manager may still receive it is
 * checked at this moment. If the server ends before the outcome is stored, the event is sent again with the same id.
 * @returns `idle`: nothing waits; `sent`: the next one may follow; a date: it has failed, and the next attempt is then;
 * `paused`: it was given up
 */
export async function deliverNext(
  context: AppContext,
  endpoint: Held,
  signal: AbortSignal,
): Promise<'idle' | 'sent' | 'paused' | Date> {
  const { db } = context.database;
  const head = await headOf(context, endpoint);
  if (head === undefined) return 'idle';
  if (!head.allowed) {
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('webhook_delivery')
        .set({ state: 'withheld', problem: null })
        .where('id', '=', head.id)
        .where('state', '=', 'waiting')
        .execute();
      await tellAwaiting(trx, head, context.now());
    });
    context.jobSignal.notify();
    return 'sent';
  }
  const outcome = await sendTo(
    context,
    endpoint,
    { eventId: eventIdOf(head.event_id), body: head.body },
    signal,
  );
  context.metrics?.webhookTries.inc({ outcome: outcome.problem ?? 'delivered' });
  const kept = await db.transaction().execute((trx) => keep(trx, endpoint, head, outcome, context.now()));
  if (head.type === REPORT_READY) context.jobSignal.notify();
  return kept;
}

/** Somebody waits to hear how it went. */
async function tellAwaiting(trx: Db, { type, event_id: event }: Head, at: Date): Promise<void> {
  if (type === REPORT_READY) await enqueue(trx, awaitedJob, { event }, at);
}

async function headOf({ database, config, now }: AppContext, { id }: Held): Promise<Head | undefined> {
  const today = todayIn(config.timeZone, now());
  const { rows } = await sql<Head>`
    select d.id, d.event_id, ev.type, ev.body, d.tries,
      (${hasApiAccess(today)} and (ev.scope is null or ev.scope = ${scopeMark(sql.ref('e.user_id'))})
        and (ev.establishment_code is null
          or ${ownsEstablishment(sql.ref('ev.establishment_code'))})) as allowed
    from webhook_delivery d join webhook_event ev on ev.id = d.event_id
    join webhook_endpoint e on e.id = d.endpoint_id
    where d.endpoint_id = ${id} and d.state = 'waiting' order by d.id limit 1`.execute(database.db);
  return rows[0];
}

async function keep(
  trx: Db,
  endpoint: Held,
  head: Head,
  outcome: Outcome,
  now: Date,
): Promise<'sent' | 'paused' | Date> {
  const { id } = head;
  const tries = head.tries + 1;
  const isLast = outcome.problem === null || ['gone', 'secretGone'].includes(outcome.problem);
  const due = isLast ? null : nextAttempt(now, tries);
  // Its manager renews the secret, and then it is sent.
  const waits = outcome.problem === 'secretGone';
  const state = outcome.problem === null ? 'delivered' : due === null && !waits ? 'failed' : 'waiting';
  await trx
    .updateTable('webhook_delivery')
    .set({ state, tries, ...attemptColumns(outcome, now) })
    .where('id', '=', id)
    .execute();
  await tellAwaiting(trx, head, now);
  const paused = state === 'failed' || waits;
  await trx
    .updateTable('webhook_endpoint')
    .set({ due_at: due, ...(paused && { paused_at: now }) })
    .where('id', '=', endpoint.id)
    .execute();
  if (paused) {
    const { host } = new URL(endpoint.url);
    await notify(trx, webhookPaused({ webhook: endpoint.id, host, days: WEBHOOK.days }), {
      to: [endpoint.user_id],
      at: now,
    });
    return 'paused';
  }
  return due ?? 'sent';
}
