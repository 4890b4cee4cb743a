import { sql } from 'kysely';
import { each } from '../concurrency/each';
import type { AppContext, Log } from '../context';
import { daysBefore } from '../time/clocks';
import type { JobKind } from './kind';
import { enqueue } from './store';

/** Work that is caused by time, and not by a request. */
export interface Routine {
  /** Enqueues a job for what is due by now, if anything is. */
  look(context: AppContext): Promise<void>;
}

/** How often what is due is looked for. */
export const LOOK_MS = 60_000;

/** A failed job of the same work is enqueued again after this time. */
const REST_DAYS = 1 / 24;

/**
 * A routine that enqueues each piece of due work as one job, unless that job waits, runs, or has just failed. Two
 * servers that look at the same moment may both enqueue it: the job itself makes sure that the work is done once.
 * @param due returns what is due by now, if anything; every server calls it every minute, so it has to be cheap
 */
export function routine<Payload>(
  kind: JobKind<Payload>,
  due: (context: AppContext) => Promise<Payload | null>,
): Routine {
  return {
    look: async (context) => {
      const payload = await due(context);
      if (payload === null) return;
      const { database, now, jobSignal } = context;
      const up = sql`select from job where kind = ${kind.name} and payload = ${JSON.stringify(payload)}::jsonb
        and (failed_at is null or failed_at > ${daysBefore(now(), REST_DAYS)}) limit 1`;
      if ((await up.execute(database.db)).rows.length > 0) return;
      await enqueue(database.db, kind, payload, now());
      jobSignal.notify();
    },
  };
}

/**
 * Looks for due work now and every minute.
 * @returns a function that ends this
 */
export function startRoutines(context: AppContext, routines: readonly Routine[], log: Log): () => void {
  const look = () => {
    void each(
      routines.map((one) => one.look(context)),
      (err) => log.warn({ err }, 'what is due cannot be looked for'),
    );
  };
  look();
  const looking = setInterval(look, LOOK_MS);
  return () => clearInterval(looking);
}
