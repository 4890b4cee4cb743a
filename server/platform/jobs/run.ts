import { setTimeout as sleep } from 'node:timers/promises';
import type { AppContext, Log } from '../context';
import { attemptNextJob, type WorkerContext } from './attempt';
import type { JobHandler, JobQueue } from './kind';
import { countFailedJobs } from './store';

/** How a server looks for jobs. */
const PACE = {
  /** So many run at a time. */
  workers: 3,
  /** How many more jobs run that wait for machines of others. */
  receivers: 8,
  /** The longest that a job waits which another server has enqueued or which is to be attempted again. */
  lookMs: 5000,
  leaseSeconds: 30,
  /** How long running jobs may go on when the server has to end. */
  graceMs: 8000,
};

export interface RunningJobs {
  /** Takes no further job, lets those that run finish for a while, and gives the others back. */
  stop(): Promise<void>;
}

/** Does the jobs of the database, beside any number of other servers, until it is stopped. */
export function startJobs(
  context: AppContext,
  handlers: readonly JobHandler[],
  log: Log,
  { workers, receivers, lookMs, leaseSeconds, graceMs }: typeof PACE = PACE,
): RunningJobs {
  const closing = new AbortController();
  const stopped = new AbortController();
  let away = false;

  async function work(worker: WorkerContext): Promise<void> {
    while (!closing.signal.aborted) {
      const seen = context.jobSignal.count;
      const found = await attemptNextJob(worker, stopped.signal).then(
        (one) => {
          away = false;
          return one;
        },
        (err: unknown) => {
          // Logged once, because an unreachable database fails many looks.
          if (!away) log.warn({ err }, 'jobs cannot be looked for');
          away = true;
          return false;
        },
      );
      if (!found) await context.jobSignal.wait(seen, lookMs);
    }
  }

  const queue = (name: JobQueue | undefined, length: number) => {
    const own = handlers.filter((handler) => handler.queue === name);
    const worker: WorkerContext = { context, handlers: own, log, leaseSeconds };
    return own.length === 0 ? [] : Array.from({ length }, () => work(worker));
  };
  const all = Promise.all([...queue(undefined, workers), ...queue('receivers', receivers)]);
  countFailedJobs(context.database.db).then(
    (failed) => failed > 0 && log.warn({ failed }, 'jobs rest as failed'),
    (err: unknown) => log.warn({ err }, 'jobs cannot be counted'),
  );

  return {
    stop: async () => {
      closing.abort();
      context.jobSignal.notify();
      const over = new AbortController();
      const grace = sleep(graceMs, undefined, { signal: over.signal }).catch(() => {});
      await Promise.race([all, grace]);
      over.abort();
      stopped.abort(new Error('The server ends'));
      await all;
    },
  };
}
