import { sql } from 'kysely';
import type { Db } from '../db/connections';

/** Ends a session: its tokens stop working with the next request. Returns whether it was still live. */
export async function endSession(trx: Db, sessionId: string, now: Date, reason: string): Promise<boolean> {
  const ended = await trx
    .updateTable('user_session')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** Ends all sessions of people, or all but one. */
export async function endSessionsOf(
  trx: Db,
  userIds: readonly number[],
  now: Date,
  reason: string,
  but?: string,
): Promise<void> {
  let live = trx
    .updateTable('user_session')
    .set({ ended_at: now, end_reason: reason })
    .where(sql<boolean>`user_id = any(${userIds}::int[])`)
    .where('ended_at', 'is', null);
  if (but !== undefined) live = live.where('id', '!=', but);
  await live.execute();
}
