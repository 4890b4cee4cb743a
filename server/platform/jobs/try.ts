import type { Log, Portal } from '../portal';
import { GivenUp, type Work } from './kind';
import { finishJob, keepJob, returnJob, type TakenJob, takeJob } from './store';

/** What jobs are done with. */
export interface Workshop {
  portal: Portal;
  works: readonly Work[];
  log: Log;
  /** After so long a job whose server has died is taken by another one. */
  leaseSeconds: number;
}

/** A quarter of a minute after the first try, then twice as long each time, a quarter of an hour at most. */
function pauseAfter(tries: number): number {
  return Math.min(15_000 * 2 ** (tries - 1), 15 * 60_000);
}

/**
 * Takes the job that is due the longest and tries it once.
 * @param stopped ends the try at once; the job is then as untried
 * @returns `false` where no job is due
 */
export async function tryNextJob(shop: Workshop, stopped: AbortSignal): Promise<boolean> {
  const { portal, works, leaseSeconds } = shop;
  const kinds = works.map(({ name }) => name);
  const job = await takeJob(portal.database.db, kinds, portal.now(), leaseSeconds);
  if (job === undefined) return false;
  const work = works.find(({ name }) => name === job.kind);
  if (work !== undefined) await tryJob(shop, work, job, stopped);
  return true;
}

async function tryJob(shop: Workshop, work: Work, job: TakenJob, stopped: AbortSignal): Promise<void> {
  const { db } = shop.portal.database;
  const lease = holdLease(shop, job);
  try {
    // It brought down the servers that tried it.
    if (job.tries > work.tries) throw new GivenUp('The server ended in the middle of the last try');
    const late = AbortSignal.timeout(work.seconds * 1000);
    const signal = AbortSignal.any([stopped, lease.lost, late]);
    await Promise.race([work.run(job.payload, signal), rejectedBy(signal)]);
    await finishJob(db, job);
  } catch (error) {
    if (stopped.aborted) await returnJob(db, job, { untried: true });
    else await returnFailed(shop, work, job, error);
  } finally {
    lease.release();
  }
}

async function returnFailed(
  { portal, log }: Workshop,
  work: Work,
  job: TakenJob,
  err: unknown,
): Promise<void> {
  const { db } = portal.database;
  const facts = { job: job.id, kind: job.kind, try: job.tries, err };
  const error = (err instanceof Error ? `${err.name}: ${err.message}` : String(err)).slice(0, 500);
  const now = portal.now();
  if (err instanceof GivenUp || job.tries >= work.tries) {
    log.error(facts, 'a job has failed for good and rests');
    await returnJob(db, job, { failed: now, error });
  } else {
    log.warn(facts, 'a job has failed and is tried again');
    await returnJob(db, job, { due: new Date(now.getTime() + pauseAfter(job.tries)), error });
  }
}

/** Keeps a job from the other servers while it runs. `lost` is aborted when it is theirs nevertheless. */
function holdLease({ portal, log, leaseSeconds }: Workshop, job: TakenJob) {
  const lost = new AbortController();
  const keeping = setInterval(
    () => {
      keepJob(portal.database.db, job, leaseSeconds).then(
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
