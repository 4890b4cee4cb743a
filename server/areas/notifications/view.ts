import { sql } from 'kysely';
import type { Db } from '../../platform/db/open';

/**
 * NOTE-05: marks a person's notification as viewed; the first time counts.
 * @returns whether it is one of this person's
 */
export async function markViewed(db: Db, userId: number, id: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user_notification')
    .set({ viewed_at: sql<Date>`coalesce(viewed_at, ${at})` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks all of a person's notifications up to one as viewed. */
export async function markAllViewed(db: Db, userId: number, newest: number, at: Date): Promise<void> {
  await db
    .updateTable('user_notification')
    .set({ viewed_at: at })
    .where('user_id', '=', userId)
    .where('id', '<=', newest)
    .where('viewed_at', 'is', null)
    .execute();
}
