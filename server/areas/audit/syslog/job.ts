import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AppContext, Log } from '../../../platform/context';
import { type JobHandler, type JobKind, jobHandler } from '../../../platform/jobs/kind';
import { type Routine, routine } from '../../../platform/jobs/routine';
import { enqueue } from '../../../platform/jobs/store';
import { readEvents } from '../events/list';
import { frameOf } from './message';
import {
  addReceiver,
  holdReceiver,
  noteDelivered,
  noteFailure,
  releaseReceiver,
  waitingEvents,
} from './queue';
import { sendFrames } from './send';
import { syslogSettings } from './settings';

/** The longest that one job sends, so that it ends before its time is up. */
const TURN_MS = 60_000;

/** Sends events of security to the receiver. */
const syslogJob: JobKind<Record<string, never>> = {
  name: 'security events',
  payload: z.strictObject({}),
  attempts: 1,
  seconds: 180,
  queue: 'receivers',
};

const receiverOf = ({ config }: AppContext) => (config.outbound === false ? null : config.of(syslogSettings));

/** Enqueues the job once a minute, where there is a receiver. */
export const syslogRoutine: Routine = routine(syslogJob, async (context) => {
  if (receiverOf(context) === null) return null;
  await addReceiver(context.database.db);
  return {};
});

export function syslogJobHandler(context: AppContext): JobHandler {
  return jobHandler(syslogJob, async (_payload, signal, log) => {
    const again = await deliverEvents(context, signal, log);
    if (again !== null) await enqueue(context.database.db, syslogJob, {}, again);
  });
}

/**
 * Sends what waits for the receiver, batch by batch, as long as no other server does. What was sent and could not be
 * noted any more is sent again: each event arrives at least once, with the same `metadata.uid`.
 * @returns when to go on, if that is before the routine does
 */
export async function deliverEvents(
  context: AppContext,
  signal: AbortSignal,
  log?: Pick<Log, 'info' | 'warn'>,
): Promise<Date | null> {
  const { db } = context.database;
  const receiver = receiverOf(context);
  if (receiver === null) return null;
  const lease = randomUUID();
  const until = performance.now() + TURN_MS;
  try {
    while (performance.now() < until) {
      signal.throwIfAborted();
      const failures = await holdReceiver(db, lease, context.now());
      if (failures === null) return null;
      const waiting = await waitingEvents(context);
      // Programs go by keys; the names of records are for people.
      const trail = { recordNames: [], timeZone: context.config.timeZone };
      const events = await readEvents(
        db,
        waiting.places.map(({ id }) => id),
        trail,
      );
      const instants = new Map(waiting.places.map(({ id, at }) => [id, new Date(at)]));
      const frames = events.map((event) => frameOf(event, instants.get(event.id) ?? context.now()));
      try {
        if (frames.length > 0) await sendFrames(receiver, frames.join(''), signal);
      } catch (err) {
        signal.throwIfAborted();
        // Once, however long it is away.
        if (failures === 0) log?.warn({ err }, 'the receiver of security events is away');
        return await noteFailure(context, failures);
      }
      await noteDelivered(db, waiting);
      if (failures > 0 && frames.length > 0) log?.info('the receiver of security events is back');
      if (!waiting.more) return null;
    }
    return context.now();
  } finally {
    await releaseReceiver(db, lease);
  }
}
