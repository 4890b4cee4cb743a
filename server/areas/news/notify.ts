import { sql } from 'kysely';
import { notificationRow } from '../../engines/notices/notify';
import type { Db } from '../../platform/db/connections';
import { newsPublished } from './notices';
import type { StoredNews } from './stored';

type ShownNews = Pick<StoredNews, 'id' | 'title' | 'active' | 'profiles' | 'told_at'>;

/**
 * Notifies the readers of an item that is shown for the first time, each once, however often it is switched off and on
 * again. The statement selects the readers itself, because they can be more than a statement takes parameters.
 */
export async function notifyReaders(
  trx: Db,
  { id, title, active, profiles, told_at }: ShownNews,
  now: Date,
): Promise<void> {
  if (!active || told_at !== null) return;
  await trx.updateTable('news').where('id', '=', id).set({ told_at: now }).execute();
  const { id: notification } = await trx
    .insertInto('notification')
    .values({ ...notificationRow(newsPublished({ title })), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into user_notification (notification_id, user_id)
    select ${notification}::integer, id from portal_user
    where active and (${profiles}::integer[] is null or role = any(${profiles}::integer[]))`.execute(trx);
}
