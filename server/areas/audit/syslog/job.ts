import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AppContext, Log } from '../../../platform/context';
import { type JobHandler, type JobKind, jobHandler } from '../../../platform/jobs/kind';
import { LOOK_MS, type Routine, routine } from '../../../platform/jobs/routine';
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
import { BrokenOff, sendFrames } from './send';
import { certificatesOf, type SyslogReceiver, syslogSettings } from './settings';

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
  const deliver = eventDelivery(context);
  return jobHandler(syslogJob, async (_payload, signal, log) => {
    const again = await deliver(signal, log);
    // Later than that the routine goes on: a job that waits longer would be waited for by the next start, too.
    if (again !== null && again.getTime() - context.now().getTime() < LOOK_MS)
      await enqueue(context.database.db, syslogJob, {}, again);
  });
}

/**
 * Sends what waits for the receiver, batch by batch, as long as no other server does. What was sent and could not be
 * noted any more is sent again: each event arrives at least once, with the same `metadata.uid`.
 * @returns when to go on; `null`: when the routine does
 */
type Delivery = (signal: AbortSignal, log?: Pick<Log, 'info' | 'warn'>) => Promise<Date | null>;

/** Returns how this process delivers. It knows nothing of what others have tried and told: their certificates may differ. */
export function eventDelivery(context: AppContext): Delivery {
  const { db } = context.database;
  /** The first attempt waits for no rest: what had failed may be what this start has mended. */
  let first = true;
  /** What this process has told of a receiver that is not back yet. */
  let told: string | null = null;

  return async (signal, log) => {
    const receiver = receiverOf(context);
    if (receiver === null) return null;
    const lease = randomUUID();
    const until = performance.now() + TURN_MS;
    try {
      while (performance.now() < until) {
        signal.throwIfAborted();
        const failures = await holdReceiver(db, lease, context.now(), { rests: !first });
        if (failures === null) return null;
        if (first) warnOfCertificates(receiver, log);
        first = false;
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
          const said = complaint(err);
          // Once, however long it is away, and again where it fails in another way.
          if (failures === 0 || said !== told) log?.warn({ err }, said);
          told = said;
          return await noteFailure(context, failures);
        }
        await noteDelivered(db, waiting);
        told = null;
        if (failures > 0 && frames.length > 0) log?.info('the receiver of security events is back');
        if (!waiting.more) return null;
      }
      return context.now();
    } finally {
      await releaseReceiver(db, lease);
    }
  };
}

/** For whoever operates the portal. */
const complaint = (err: unknown): string =>
  err instanceof BrokenOff
    ? 'the receiver of security events breaks off: it may refuse the certificate of the portal, or want one'
    : 'the receiver of security events is away';

/** A receiver may take them all the same, so they end no start. TLS goes by the clock of the machine, and so does this. */
function warnOfCertificates({ tls }: SyslogReceiver, log?: Pick<Log, 'warn'>): void {
  if (tls === null || tls.client === null) return;
  for (const { subject, validFrom, validTo } of certificatesOf(tls.client.cert)) {
    const facts = { subject, validFrom, validTo };
    if (Date.parse(validTo) < Date.now())
      log?.warn(facts, 'PORTAL_SYSLOG_CERT has a certificate that has expired');
    if (Date.parse(validFrom) > Date.now())
      log?.warn(facts, 'PORTAL_SYSLOG_CERT has a certificate that is not valid yet');
  }
}
