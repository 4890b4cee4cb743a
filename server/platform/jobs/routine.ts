import { sql } from 'kysely';
import type { AppContext, Log } from '../context';
import { daysBefore } from '../time/clocks';
import type { JobKind } from './kind';
import { enqueue } from './store';

/** Work that no request causes, but the time. */
export interface Routine {
  /** Puts up as a job what is due by now, if anything. */
  look(context: AppContext): Promise<void>;
}

/** How often what is due is looked for. */
const LOOK_MS = 60_000;

/** After a failure has rested for so long, the same work is put up again. */
const REST_DAYS = 1 / 24;

/**
 * Work that becomes due: each piece is put up as a job once, as long as it waits, runs, or has just failed. Two servers
 * that look at once may both put it up: the job itself makes sure that it is done once.
 * @param due what is to be done by now, if anything; asked every minute by every server, so that it costs next to nothing
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
 * Looks for what is due at once, and every minute.
 * @returns what ends the looking
 */
export function startRoutines(context: AppContext, routines: readonly Routine[], log: Log): () => void {
  const look = () => {
    Promise.all(routines.map((one) => one.look(context))).catch((err: unknown) =>
      log.warn({ err }, 'what is due cannot be looked for'),
    );
  };
  look();
  const looking = setInterval(look, LOOK_MS);
  return () => clearInterval(looking);
}
