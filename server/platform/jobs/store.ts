import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AppContext } from '../context';
import type { Db } from '../db/connections';
import { purgeRows } from '../retention/purge';
import { keptSince } from '../retention/settings';
import type { JobKind } from './kind';
import { hasCome, isFree, leasedFor } from './lease';

/** A job that this process has taken. Only the holder of its present lease may store its outcome. */
export interface TakenJob {
  id: number;
  kind: string;
  payload: unknown;
  /** The present attempt included. */
  tries: number;
  lease: string;
}

/** Puts a job into the database, in the transaction of the writes that cause it. Call `context.jobSignal.notify()` afterwards. */
export async function enqueue<Payload>(
  trx: Db,
  kind: JobKind<Payload>,
  payload: Payload,
  now: Date,
): Promise<void> {
  await enqueueAll(trx, kind, [payload], now);
}

/**
 * Puts many jobs of a kind into the database in one statement.
 * @param everyMs after so many milliseconds the next one is due, so that other jobs do not wait behind all of them
 */
export async function enqueueAll<Payload>(
  trx: Db,
  { name }: JobKind<Payload>,
  payloads: readonly Payload[],
  now: Date,
  everyMs = 0,
): Promise<void> {
  await sql`insert into job (kind, payload, due_at)
    select ${name}::text, payload, ${now}::timestamptz + make_interval(secs => (place - 1) * ${everyMs / 1000}::double precision)
    from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) with ordinality as waiting (payload, place)
    order by place`.execute(trx);
}

/** The longest that a job is put off when it is made or tried again, in milliseconds. */
const LONGEST_WAIT_MS = 3_600_000;

/**
 * Takes the job of these kinds that has been due the longest and is not leased; any number of servers may call it at
 * once. Due times are by the portal's clock. A due time or lease further ahead than any can be was set while a clock
 * ran ahead, and does not count.
 */
export async function takeJob(
  db: Db,
  kinds: readonly string[],
  now: Date,
  leaseSeconds: number,
): Promise<TakenJob | undefined> {
  const { rows } = await sql<TakenJob>`
    update job set lease = ${randomUUID()}::uuid, leased_until = ${leasedFor(leaseSeconds)}, tries = tries + 1
    where id = (
      select id from job
      where failed_at is null and ${hasCome('due_at', now, LONGEST_WAIT_MS)}
        and kind = any(${kinds}::text[]) and ${isFree(leaseSeconds)}
      order by due_at, id limit 1
      for update skip locked)
    returning id, kind, payload, tries, lease`.execute(db);
  return rows[0];
}

/** Renews the lease; returns whether the job still belongs to this process. */
export async function keepJob(db: Db, { id, lease }: TakenJob, leaseSeconds: number): Promise<boolean> {
  const kept = await db
    .updateTable('job')
    .set({ leased_until: leasedFor(leaseSeconds) })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst();
  return kept.numUpdatedRows > 0n;
}

export async function finishJob(db: Db, { id, lease }: TakenJob): Promise<void> {
  await db.deleteFrom('job').where('id', '=', id).where('lease', '=', lease).execute();
}

/** Returns the job: for another attempt from `due` on, or to rest as failed. */
export async function returnJob(
  db: Db,
  { id, lease }: TakenJob,
  outcome: { due: Date; error: string } | { failed: Date; error: string } | { untried: true },
): Promise<void> {
  await db
    .updateTable('job')
    .set({
      lease: null,
      leased_until: null,
      ...('untried' in outcome ? { tries: sql<number>`tries - 1` } : { last_error: outcome.error }),
      ...('due' in outcome && { due_at: outcome.due }),
      ...('failed' in outcome && { failed_at: outcome.failed }),
    })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

/** How many jobs rest as failed. */
export async function countFailedJobs(db: Db): Promise<number> {
  const { failed } = await db
    .selectFrom('job')
    .where('failed_at', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('failed'))
    .executeTakeFirstOrThrow();
  return failed;
}

/** A failed job can be looked at for a while. */
export async function purgeFailedJobs(context: AppContext): Promise<void> {
  await purgeRows(context, 'job', sql`failed_at < ${keptSince(context, 'jobs')}::timestamptz`);
}
