import { addMilliseconds, addSeconds } from 'date-fns';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/open';
import { hasCome, isFree, leasedFor } from '../../../platform/jobs/lease';
import { latestBy } from '../../../platform/time/clocks';
import type { CaseFailure } from './case-system';

/** The server that talks to the case system keeps the others from it for so long: longer than two calls with their tokens take. */
const LEASE_SECONDS = 90;

/** How it stands with the system, as its holder reads it. */
export interface Link {
  changed_since: Date | null;
  looked_at: Date | null;
  paused_until: Date | null;
  failures: number;
}

/**
 * Takes the system for this server, or keeps it. Leases are counted by the database's clock, as those of jobs are.
 * @returns `null` where another server has it
 */
export async function holdLink(db: Db, lease: string): Promise<Link | null> {
  const { rows } =
    await sql<Link>`update case_link set lease = ${lease}::uuid, leased_until = ${leasedFor(LEASE_SECONDS)}
    where lease = ${lease}::uuid or ${isFree(LEASE_SECONDS)}
    returning changed_since, looked_at, paused_until, failures`.execute(db);
  return rows[0] ?? null;
}

export async function releaseLink(db: Db, lease: string): Promise<void> {
  await db
    .updateTable('case_link')
    .set({ lease: null, leased_until: null })
    .where('lease', '=', lease)
    .execute();
}

/** The longest that anything rests, in milliseconds. */
const LONGEST_MS = 3_600_000;

/** Whether it is time for an order. */
export const isTimeFor = (column: string, now: Date) => hasCome(column, now, LONGEST_MS);

export const isPaused = ({ paused_until }: Pick<Link, 'paused_until'>, now: Date): boolean =>
  paused_until !== null && paused_until > now && paused_until <= latestBy(now, LONGEST_MS);

/**
 * When something is tried again: as long after as the system has said, or a quarter of a minute after the first failure,
 * then twice as long each time, up to a quarter of an hour. What it does not take as it is rests an hour, until somebody
 * has mended it.
 */
export function nextAttempt(now: Date, failures: number, { problem, retryAfter }: CaseFailure): Date {
  if (problem === 'refused' || problem === 'duplicate') return addMilliseconds(now, LONGEST_MS);
  const pause = Math.min(15 * 2 ** (failures - 1), 15 * 60);
  return addSeconds(now, Math.max(pause, retryAfter ?? 0));
}

/** Keeps what is wrong with the system; a failure that concerns everything holds up everything for a while. */
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

/** The system has taken something, or answered. */
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
