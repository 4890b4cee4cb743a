import { randomUUID } from 'node:crypto';
import { subMinutes } from 'date-fns';
import type { AppContext } from '../../../platform/context';
import { type JobHandler, jobHandler } from '../../../platform/jobs/kind';
import { type Routine, routine } from '../../../platform/jobs/routine';
import { enqueue } from '../../../platform/jobs/store';
import { latestBy } from '../../../platform/time/clocks';
import { CaseFailure, type CaseSystem } from './case-system';
import { deliverNext, isAnyDue } from './deliver';
import { holdLink, isPaused, type Link, noteFailure, noteSuccess, releaseLink } from './link';
import { takeChanges } from './look';
import { caseJob } from './outbox';

/** Its changes are asked for as often. */
const LOOK_MINUTES = 2;

/** Orders that one job tells of; for the rest it puts up another one. */
const AT_ONCE = 50;

const isLookDue = ({ looked_at }: Pick<Link, 'looked_at'>, now: Date): boolean =>
  looked_at === null || looked_at <= subMinutes(now, LOOK_MINUTES) || looked_at > latestBy(now);

/** Deliveries and changes are one server's at a time: what it reads there is never older than what it has told. */
export function caseJobHandler(context: AppContext, system: CaseSystem): JobHandler {
  return jobHandler(caseJob, async (_payload, signal) => {
    const { db } = context.database;
    const lease = randomUUID();
    const link = await holdLink(db, lease);
    // Whoever has it looks for what is due once more before it ends.
    if (link === null) return;
    try {
      if (isPaused(link, context.now())) return;
      await work(context, system, { lease, link, signal });
    } catch (error) {
      if (!(error instanceof CaseFailure)) throw error;
      await noteFailure(db, lease, error, link, context.now());
    } finally {
      await releaseLink(db, lease);
    }
    if (await hasMore(context)) {
      await enqueue(db, caseJob, {}, context.now());
      context.jobSignal.notify();
    }
  });
}

async function work(
  context: AppContext,
  system: CaseSystem,
  { lease, link, signal }: { lease: string; link: Link; signal: AbortSignal },
): Promise<void> {
  const { db } = context.database;
  const hold = async () => {
    signal.throwIfAborted();
    return (await holdLink(db, lease)) !== null;
  };
  let sent = 0;
  while (sent < AT_ONCE && (await deliverNext(db, system, context.now, signal))) {
    sent += 1;
    if (!(await hold())) return;
  }
  const now = context.now();
  if (!isLookDue(link, now)) {
    if (sent > 0 && link.failures > 0) await noteSuccess(db, lease);
    return;
  }
  // A query that fails is asked no more often than one that does not.
  await db.updateTable('case_link').set({ looked_at: now }).where('lease', '=', lease).execute();
  await takeChanges(context, system, {
    since: link.changed_since,
    signal,
    hold,
    keep: (until) => noteSuccess(db, lease, { changed_since: until }),
  });
  await noteSuccess(db, lease);
}

const linkOf = ({ database: { db } }: AppContext) =>
  db.selectFrom('case_link').selectAll().executeTakeFirstOrThrow();

async function hasMore(context: AppContext): Promise<boolean> {
  const now = context.now();
  return (await isAnyDue(context.database.db, now)) && !isPaused(await linkOf(context), now);
}

/** Puts up what is due again after a failure, and the next look for changes. */
export const caseRoutine: Routine = routine(caseJob, async (context) => {
  if (context.config.caseSystem === null) return null;
  const now = context.now();
  const link = await linkOf(context);
  if (isPaused(link, now)) return null;
  return isLookDue(link, now) || (await isAnyDue(context.database.db, now)) ? {} : null;
});
