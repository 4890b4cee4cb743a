import { listNotifications, viewNotification, viewNotifications } from '../../../contract/notifications';
import { notFound } from '../../platform/http/refusal';
import type { Serve } from '../../platform/http/serve';
import type { Portal } from '../../platform/portal';
import { notificationById, notificationsOf } from './list';
import { markAllViewed, markViewed } from './view';

/** API-07, API-08: everybody's own notifications; somebody else's are not found. */
export function notificationRoutes(
  serve: Serve,
  { database: { db }, config: { timeZone }, now }: Portal,
): void {
  serve(listNotifications, ({ person, language }) => notificationsOf(db, person.id, { language, timeZone }));

  serve(viewNotification, async ({ params: { codUsuarioNotificacao: id }, person, language }) => {
    if (!(await markViewed(db, person.id, id, now()))) throw notFound();
    const viewed = await notificationById(db, id, { language, timeZone });
    if (viewed === null) throw notFound();
    return viewed;
  });

  serve(viewNotifications, async ({ body: { newest }, person, language }) => {
    await markAllViewed(db, person.id, newest, now());
    return notificationsOf(db, person.id, { language, timeZone });
  });
}
