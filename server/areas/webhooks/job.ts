import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { webhookJob } from '../../engines/webhooks/job';
import type { AppContext } from '../../platform/context';
import { type JobHandler, jobHandler } from '../../platform/jobs/kind';
import type { Routine } from '../../platform/jobs/routine';
import { enqueue, enqueueAll } from '../../platform/jobs/store';
import { deliverNext } from './deliver';
import { dueEndpoints, holdEndpoint, releaseEndpoint, SOON_MS } from './queue';

/** The longest that one job runs, so that other receivers do not wait behind it. */
const TURN_MS = 15_000;

/** Delivers the events of a receiver in their order; only one server at a time does so. */
export function webhookJobHandler(context: AppContext): JobHandler {
  const { db } = context.database;
  return jobHandler(webhookJob, async ({ endpoint }, signal) => {
    if (context.config.outbound === false) return;
    const lease = randomUUID();
    let again: Date | null = null;
    try {
      again = await deliverWaiting(context, endpoint, lease, signal);
    } finally {
      await releaseEndpoint(db, lease);
    }
    // The job of an event that came while the receiver was held has ended without sending it.
    if (again === null && (await dueEndpoints(db, context.now())).includes(endpoint)) again = context.now();
    if (again === null) return;
    await enqueue(db, webhookJob, { endpoint }, again);
    context.jobSignal.notify();
  });
}

/** @returns when to continue, if that is soon */
async function deliverWaiting(
  context: AppContext,
  id: number,
  lease: string,
  signal: AbortSignal,
): Promise<Date | null> {
  const until = performance.now() + TURN_MS;
  while (performance.now() < until) {
    signal.throwIfAborted();
    // The server that holds it looks once more for waiting events before its job ends.
    const held = await holdEndpoint(context.database.db, id, lease, context.now());
    if (held === null) return null;
    const outcome = await deliverNext(context, held, signal);
    if (outcome === 'idle' || outcome === 'paused') return null;
    if (outcome !== 'sent') return outcome.getTime() - context.now().getTime() <= SOON_MS ? outcome : null;
  }
  return context.now();
}

/** Enqueues deliveries that are due again after a failure, and those that a crashed server has left. */
export const webhookRoutine: Routine = {
  look: async ({ config, database: { db }, now, jobSignal }) => {
    if (config.outbound === false) return;
    const due = await dueEndpoints(db, now());
    if (due.length === 0) return;
    const { rows } = await sql<{
      endpoint: number;
    }>`select endpoint from unnest(${due}::int[]) as due (endpoint)
      where not exists (select from job where kind = ${webhookJob.name} and failed_at is null
        and due_at <= ${now()} and payload = jsonb_build_object('endpoint', endpoint))`.execute(db);
    await enqueueAll(db, webhookJob, rows, now());
    if (rows.length > 0) jobSignal.notify();
  },
};
