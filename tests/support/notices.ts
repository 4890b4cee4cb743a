import type { Db } from '../../server/platform/db/connections';

/** Which user got a notice of which kind, in the order of the notices. */
export function sentNotices(db: Db): Promise<{ user: number; kind: string | null }[]> {
  return db
    .selectFrom('user_notification')
    .innerJoin('notification', 'notification.id', 'notification_id')
    .select(['user_id as user', 'kind'])
    .orderBy('notification_id')
    .orderBy('user_id')
    .execute();
}

/** Deletes all notices. */
export async function forgetNotices(db: Db): Promise<void> {
  await db.deleteFrom('user_notification').execute();
  await db.deleteFrom('notification').execute();
}
