import { listNotifications, viewNotification, viewNotifications } from '../../../contract/notifications';
import type { Shared } from '../../area';
import type { AppContext } from '../../platform/context';
import { notFound } from '../../platform/errors/http-error';
import type { Serve } from '../../platform/http/serve';
import { notificationById, notificationsOf } from './list';
import { markAllViewed, markViewed } from './view';

/** API-07, API-08: people see only their own notifications; those of others return 404. */
export function notificationRoutes(
  serve: Serve,
  { database: { db }, config: { timeZone }, now }: AppContext,
  { notices }: Shared,
): void {
  serve(listNotifications, ({ principal, language }) =>
    notificationsOf(db, principal.id, { language, timeZone, notices }),
  );

  serve(viewNotification, async ({ params: { codUsuarioNotificacao: id }, principal, language }) => {
    if (!(await markViewed(db, principal.id, id, now()))) throw notFound();
    const viewed = await notificationById(db, id, { language, timeZone, notices });
    if (viewed === null) throw notFound();
    return viewed;
  });

  serve(viewNotifications, async ({ body: { newest }, principal, language }) => {
    await markAllViewed(db, principal.id, newest, now());
    return notificationsOf(db, principal.id, { language, timeZone, notices });
  });
}
