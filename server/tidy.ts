import { areas } from './areas';
import { purgeOldBatches } from './engines/bulk/batch';
import { purgeOldTickets } from './engines/exports/tickets';
import { purgeOldImports } from './engines/imports/store';
import { purgeOldFiles } from './engines/verification/recorder';
import { each } from './platform/concurrency/each';
import type { AppContext, Log } from './platform/context';
import { purgeFailedJobs } from './platform/jobs/store';
import { purgeOutbox } from './platform/mail/outbox';

/** How often what is remembered only for a while is thrown out. */
const TIDY_MS = 10 * 60_000;

/** Throws out everything whose time is over (docs/security/retention.md). Never fails: `onFailure` hears of each failure. */
export async function tidy(context: AppContext, onFailure: (error: unknown) => void): Promise<void> {
  const purged = [
    ...areas.map((area) => area.purge?.(context)),
    purgeOldTickets(context),
    purgeOldFiles(context),
    purgeFailedJobs(context),
    purgeOldBatches(context),
    purgeOldImports(context),
    purgeOutbox(context),
  ];
  await each(purged, onFailure);
}

/**
 * Tidies from time to time, and not again before that has ended: the first time after a shorter retention takes long.
 * @returns a function that ends this
 */
export function startTidying(context: AppContext, log: Pick<Log, 'warn'>): () => void {
  let running = false;
  const tidying = setInterval(() => {
    if (running) return;
    running = true;
    void tidy(context, (err) => log.warn({ err }, 'tidying failed')).finally(() => {
      running = false;
    });
  }, TIDY_MS);
  return () => clearInterval(tidying);
}
