import { sql } from 'kysely';
import type { Db } from '../../platform/db/connections';

/**
 * NOTE-05: marks a person's notification as viewed; the time of the first view stays.
 * @returns whether it belongs to this person
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
