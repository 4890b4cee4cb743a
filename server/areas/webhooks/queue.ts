import { addSeconds } from 'date-fns';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { WEBHOOK } from '../../../contract/webhooks';
import type { Db } from '../../platform/db/connections';
import { hasCome, isFree, leasedFor } from '../../platform/jobs/lease';
import { type Seeds, seedColumns } from './secret';

/** How long a server holds a receiver: longer than an attempt may take. */
const LEASE_SECONDS = 45;

const LONGEST_MS = 8 * 3_600_000;

/** Attempts that are due sooner than this get a job at once; the routine enqueues the others. */
export const SOON_MS = 15 * 60_000;

/** @returns when the next attempt is due; `null` where there is none */
export function nextAttempt(now: Date, failures: number): Date | null {
  const pause = WEBHOOK.pauses[failures - 1];
  return pause === undefined ? null : addSeconds(now, pause);
}

/** A receiver, with what the server that holds it needs. */
export interface Held extends Seeds {
  id: number;
  user_id: number;
  url: string;
}

/** The condition that something may be sent to a receiver `e` now. */
const isReady = (now: Date): RawBuilder<SqlBool> => sql<SqlBool>`e.active and e.paused_at is null
  and (e.due_at is null or ${hasCome('e.due_at', now, LONGEST_MS)})`;

/**
 * Leases a receiver to this server, or extends the lease: one server at a time sends to it, so that events arrive in
 * their order.
 * @returns `null` if another server holds it, or nothing may be sent to it now
 */
export async function holdEndpoint(db: Db, id: number, lease: string, now: Date): Promise<Held | null> {
  const { rows } = await sql<Held>`update webhook_endpoint e
    set lease = ${lease}::uuid, leased_until = ${leasedFor(LEASE_SECONDS)}
    where e.id = ${id} and (lease = ${lease}::uuid or ${isFree(LEASE_SECONDS)}) and ${isReady(now)}
    returning id, user_id, url, ${sql.join(seedColumns.map((column) => sql.ref(column)))}`.execute(db);
  return rows[0] ?? null;
}

export async function releaseEndpoint(db: Db, lease: string): Promise<void> {
  await db
    .updateTable('webhook_endpoint')
    .set({ lease: null, leased_until: null })
    .where('lease', '=', lease)
    .execute();
}

/** Returns the receivers that have waiting events, are due, and are not held by any server. */
export async function dueEndpoints(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select e.id from webhook_endpoint e
    where ${isReady(now)} and ${isFree(LEASE_SECONDS)}
      and exists (select from webhook_delivery where endpoint_id = e.id and state = 'waiting')
    order by e.id`.execute(db);
  return rows.map(({ id }) => id);
}
