import { cutToUnits } from '../../../contract/text-forms';
import type { AppContext, Log } from '../context';
import { isOlder } from '../db/generation';
import { GivenUp, type JobHandler } from './kind';
import { finishJob, keepJob, returnJob, type TakenJob, takeJob } from './store';

/** What jobs are done with. */
export interface WorkerContext {
  context: AppContext;
  handlers: readonly JobHandler[];
  log: Log;
  /** A job whose server has died is taken over by another one after this time. */
  leaseSeconds: number;
}

/** The pause before the next attempt: 15 seconds at first, then twice as long each time, 15 minutes at most. */
function pauseAfter(tries: number): number {
  return Math.min(15_000 * 2 ** (tries - 1), 15 * 60_000);
}

/**
 * Takes the job that has been due the longest and makes one attempt.
 * @param stopped aborts the attempt, which then does not count
 * @returns `false` where no job is due
 */
export async function attemptNextJob(worker: WorkerContext, stopped: AbortSignal): Promise<boolean> {
  const { context, handlers, leaseSeconds } = worker;
  // Bills, say, go by totals that this version does not keep.
  if (await isOlder(context.database.db)) return false;
  const kinds = handlers.map(({ name }) => name);
  const job = await takeJob(context.database.db, kinds, context.now(), leaseSeconds);
  if (job === undefined) return false;
  const handler = handlers.find(({ name }) => name === job.kind);
  if (handler !== undefined) await attemptJob(worker, handler, job, stopped);
  return true;
}

async function attemptJob(
  worker: WorkerContext,
  handler: JobHandler,
  job: TakenJob,
  stopped: AbortSignal,
): Promise<void> {
  const { db } = worker.context.database;
  const lease = holdLease(worker, job);
  try {
    // Each server that ran it has died.
    if (job.tries > handler.attempts) throw new GivenUp('The server ended in the middle of the last attempt');
    const late = AbortSignal.timeout(handler.seconds * 1000);
    const signal = AbortSignal.any([stopped, lease.lost, late]);
    await Promise.race([handler.run(job.payload, signal, worker.log), rejectedBy(signal)]);
    await finishJob(db, job);
  } catch (error) {
    if (stopped.aborted) await returnJob(db, job, { untried: true });
    else await returnFailed(worker, handler, job, error);
  } finally {
    lease.release();
  }
}

async function returnFailed(
  { context, log }: WorkerContext,
  handler: JobHandler,
  job: TakenJob,
  err: unknown,
): Promise<void> {
  const { db } = context.database;
  const facts = { job: job.id, kind: job.kind, try: job.tries, err };
  const error = cutToUnits(err instanceof Error ? `${err.name}: ${err.message}` : String(err), 500);
  const now = context.now();
  if (err instanceof GivenUp || job.tries >= handler.attempts) {
    log.error(facts, 'a job has failed for good and rests');
    await returnJob(db, job, { failed: now, error });
  } else {
    log.warn(facts, 'a job has failed and is tried again');
    await returnJob(db, job, { due: new Date(now.getTime() + pauseAfter(job.tries)), error });
  }
}

/** Renews the lease of a job while it runs. `lost` is aborted if another server has taken the job nevertheless. */
function holdLease({ context, log, leaseSeconds }: WorkerContext, job: TakenJob) {
  const lost = new AbortController();
  const keeping = setInterval(
    () => {
      keepJob(context.database.db, job, leaseSeconds).then(
        (kept) => kept || lost.abort(new Error('Another server has taken the job')),
        (err: unknown) => log.warn({ job: job.id, err }, 'a job could not be kept'),
      );
    },
    (leaseSeconds * 1000) / 3,
  );
  return { lost: lost.signal, release: () => clearInterval(keeping) };
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
