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
import { caseSystemSettings } from './salesforce/settings';

/** How often the changes of the case system are queried. */
const LOOK_MINUTES = 2;

/** The orders that one job sends; it enqueues another job for the rest. */
const AT_ONCE = 50;

const isLookDue = ({ looked_at }: Pick<Link, 'looked_at'>, now: Date): boolean =>
  looked_at === null || looked_at <= subMinutes(now, LOOK_MINUTES) || looked_at > latestBy(now);

/** One server at a time both sends and reads changes, so that what it reads is never older than what it has sent. */
export function caseJobHandler(context: AppContext, system: CaseSystem): JobHandler {
  return jobHandler(caseJob, async (_payload, signal) => {
    const { db } = context.database;
    const lease = randomUUID();
    const link = await holdLink(db, lease);
    // The server that holds it looks once more for what is due before its job ends.
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
    if (sent > 0 && (link.failures > 0 || link.problem !== null)) await noteSuccess(db, lease);
    return;
  }
  // It is stored before the query, so that a query that fails is not repeated more often.
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

/** Enqueues what is due again after a failure, and the next query of changes. */
export const caseRoutine: Routine = routine(caseJob, async (context) => {
  if (context.config.of(caseSystemSettings) === null) return null;
  const now = context.now();
  const link = await linkOf(context);
  if (isPaused(link, now)) return null;
  return isLookDue(link, now) || (await isAnyDue(context.database.db, now)) ? {} : null;
});
