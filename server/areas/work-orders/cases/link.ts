import { addMilliseconds, addSeconds } from 'date-fns';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/connections';
import { hasCome, isFree, leasedFor } from '../../../platform/jobs/lease';
import { latestBy } from '../../../platform/time/clocks';
import type { CaseFailure } from './case-system';

/** How long a server holds the case system: longer than two calls take together with their tokens. */
const LEASE_SECONDS = 90;

/** The state of the connection to the system, as the server that holds it reads it. */
export interface Link {
  changed_since: Date | null;
  looked_at: Date | null;
  paused_until: Date | null;
  failures: number;
  /** What is wrong with the system, as far as it is known. */
  problem: string | null;
}

/**
 * Leases the system to this server, or extends the lease. Leases use the database's clock, like those of jobs.
 * @returns `null` if another server holds it
 */
export async function holdLink(db: Db, lease: string): Promise<Link | null> {
  const { rows } =
    await sql<Link>`update case_link set lease = ${lease}::uuid, leased_until = ${leasedFor(LEASE_SECONDS)}
    where lease = ${lease}::uuid or ${isFree(LEASE_SECONDS)}
    returning changed_since, looked_at, paused_until, failures, problem`.execute(db);
  return rows[0] ?? null;
}

export async function releaseLink(db: Db, lease: string): Promise<void> {
  await db
    .updateTable('case_link')
    .set({ lease: null, leased_until: null })
    .where('lease', '=', lease)
    .execute();
}

/** The longest pause, in milliseconds. */
const LONGEST_MS = 3_600_000;

/** The condition that an order is due. */
export const isTimeFor = (column: string, now: Date) => hasCome(column, now, LONGEST_MS);

export const isPaused = ({ paused_until }: Pick<Link, 'paused_until'>, now: Date): boolean =>
  paused_until !== null && paused_until > now && paused_until <= latestBy(now, LONGEST_MS);

/**
 * Returns when the next attempt is due: after the time that the system has specified, or 15 seconds after the first
 * failure, then twice as long each time, up to 15 minutes. A case that the system refuses as it is waits an hour,
 * because a person has to correct something first.
 */
export function nextAttempt(now: Date, failures: number, { problem, retryAfter }: CaseFailure): Date {
  if (problem === 'refused' || problem === 'duplicate') return addMilliseconds(now, LONGEST_MS);
  const pause = Math.min(15 * 2 ** (failures - 1), 15 * 60);
  return addSeconds(now, Math.max(pause, retryAfter ?? 0));
}

/** Stores the problem of the system; after a failure that concerns everything, everything pauses. */
export async function noteFailure(
  db: Db,
  lease: string,
  failure: CaseFailure,
  link: Pick<Link, 'failures'>,
  now: Date,
) {
  const { problem, detail } = failure;
  const failures = link.failures + 1;
  await db
    .updateTable('case_link')
    .set({
      problem,
      detail,
      ...(failure.concernsEverything && { failures, paused_until: nextAttempt(now, failures, failure) }),
    })
    .where('lease', '=', lease)
    .execute();
}

/** Stores that the system has accepted something, or has replied to a query. */
export async function noteSuccess(
  db: Db,
  lease: string,
  looked: { changed_since?: Date; looked_at?: Date } = {},
): Promise<void> {
  await db
    .updateTable('case_link')
    .set({ ...looked, failures: 0, paused_until: null, problem: null, detail: null })
    .where('lease', '=', lease)
    .execute();
}
