import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AppContext } from '../../platform/context';
import { type JobHandler, jobHandler } from '../../platform/jobs/kind';
import type { Routine } from '../../platform/jobs/routine';
import { enqueue, enqueueAll } from '../../platform/jobs/store';
import { webhookJob } from '../../platform/webhooks/job';
import { deliverNext } from './deliver';
import { dueEndpoints, holdEndpoint, releaseEndpoint, SOON_MS } from './queue';

/** One job goes on for so long; then the others who wait have their turn. */
const TURN_MS = 15_000;

/** Tells one receiver after the other, each by one server at a time. */
export function webhookJobHandler(context: AppContext): JobHandler {
  const { db } = context.database;
  return jobHandler(webhookJob, async ({ endpoint }, signal) => {
    const lease = randomUUID();
    let again: Date | null = null;
    try {
      again = await tell(context, endpoint, lease, signal);
    } finally {
      await releaseEndpoint(db, lease);
    }
    // What was put up while it was held has found nobody.
    if (again === null && (await dueEndpoints(db, context.now())).includes(endpoint)) again = context.now();
    if (again === null) return;
    await enqueue(db, webhookJob, { endpoint }, again);
    context.jobSignal.notify();
  });
}

/** @returns when it is to go on, where that is soon */
async function tell(
  context: AppContext,
  id: number,
  lease: string,
  signal: AbortSignal,
): Promise<Date | null> {
  const until = performance.now() + TURN_MS;
  while (performance.now() < until) {
    signal.throwIfAborted();
    // Whoever has it looks for what waits once more before it ends.
    const held = await holdEndpoint(context.database.db, id, lease, context.now());
    if (held === null) return null;
    const outcome = await deliverNext(context, held, signal);
    if (outcome === 'idle' || outcome === 'paused') return null;
    if (outcome !== 'sent') return outcome.getTime() - context.now().getTime() <= SOON_MS ? outcome : null;
  }
  return context.now();
}

/** Puts up what is due again after a failure, and what a server that has died has left. */
export const webhookRoutine: Routine = {
  look: async ({ database: { db }, now, jobSignal }) => {
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
