import type { Db } from '../db/open';

/** Ends a session: its tokens stop working with the next request. Answers whether it was still live. */
export async function endSession(trx: Db, sessionId: string, now: Date, reason: string): Promise<boolean> {
  const ended = await trx
    .updateTable('user_session')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}
