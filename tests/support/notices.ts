import type { Db } from '../../server/platform/db/open';

/** Who was told of what, in the order of the notices. */
export function toldOf(db: Db): Promise<{ user: number; kind: string | null }[]> {
  return db
    .selectFrom('user_notification')
    .innerJoin('notification', 'notification.id', 'notification_id')
    .select(['user_id as user', 'kind'])
    .orderBy('notification_id')
    .orderBy('user_id')
    .execute();
}

/** Takes away all that anybody was told. */
export async function forgetNotices(db: Db): Promise<void> {
  await db.deleteFrom('user_notification').execute();
  await db.deleteFrom('notification').execute();
}
