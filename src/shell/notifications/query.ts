import type { Language } from '../../../contract/languages';
import { listNotifications, type Notification } from '../../../contract/notifications';
import { call } from '../../portal/client';
import { checkedReply } from '../../portal/reply';

/** The key has the language, because the server returns the texts in the present one. */
export function notificationsKey(language: Language) {
  return ['notifications', language] as const;
}

async function fetchList(signal: AbortSignal | undefined): Promise<Notification[]> {
  const list = await call(listNotifications, { signal });
  return checkedReply(
    list,
    () => Array.isArray(list) && list.every((entry: unknown) => entry instanceof Object),
  );
}

/** NOTE-01: the query of the notifications. `quiet`, because it runs in the background and nobody waits for it. */
export function notificationsQuery(language: Language) {
  return {
    queryKey: notificationsKey(language),
    queryFn: ({ signal }: { signal?: AbortSignal }) => fetchList(signal),
    meta: { quiet: true },
  };
}
