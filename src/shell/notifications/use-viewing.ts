import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { type Notification, viewNotification, viewNotifications } from '../../../contract/notifications';
import { call } from '../../portal/client';
import { useFailureText } from '../../ui/failure/use-failure-text';
import { useFormat } from '../../ui/format/use-format';
import { notificationsKey } from './query';

type List = readonly Notification[];
type Viewed = Notification['isVisualizado'];

/**
 * NOTE-05: marks notifications as viewed, on the screen at once and on the server. Where the call fails, they become
 * unread again and a message says why.
 */
export function useViewing() {
  const client = useQueryClient();
  const { language } = useFormat();
  const notify = useNotify();
  const failureText = useFailureText();
  const queryKey = notificationsKey(language);

  const change = (to: (list: List) => List) =>
    client.setQueryData<List>(queryKey, (list) => list && to(list));
  const mark = (some: ReadonlySet<number>, isVisualizado: Viewed) =>
    change((list) =>
      list.map((one) => (some.has(one.codUsuarioNotificacao) ? { ...one, isVisualizado } : one)),
    );

  const attempt = async (unread: List, send: () => Promise<(list: List) => List>) => {
    if (unread.length === 0) return;
    // A reply that is still on its way is older than this change.
    await client.cancelQueries({ queryKey });
    const some = new Set(unread.map(({ codUsuarioNotificacao }) => codUsuarioNotificacao));
    mark(some, 1);
    try {
      change(await send());
    } catch (error) {
      mark(some, 0);
      notify('notifications.notViewed', { type: 'error', messageArgs: { reason: failureText(error) } });
    }
  };
  const unreadOf = (list: List) => list.filter(({ isVisualizado }) => isVisualizado === 0);

  return {
    view: (one: Notification) =>
      attempt(unreadOf([one]), async () => {
        const { codUsuarioNotificacao } = one;
        const viewed = await call(viewNotification, { params: { codUsuarioNotificacao } });
        return (list) =>
          list.map((other) => (other.codUsuarioNotificacao === codUsuarioNotificacao ? viewed : other));
      }),
    viewAll: (list: List) =>
      attempt(unreadOf(list), async () => {
        const newest = Math.max(...list.map(({ codUsuarioNotificacao }) => codUsuarioNotificacao));
        const viewed = await call(viewNotifications, { body: { newest } });
        return () => viewed;
      }),
  };
}
