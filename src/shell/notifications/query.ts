import type { Language } from '../../../contract/languages';
import { listNotifications, type Notification } from '../../../contract/notifications';
import { understood } from '../../portal/answer';
import { call } from '../../portal/client';

/** The texts come in the language of the moment: each language has a list of its own. */
export function notificationsKey(language: Language) {
  return ['notifications', language] as const;
}

async function fetchList(signal: AbortSignal | undefined): Promise<Notification[]> {
  const list = await call(listNotifications, { signal });
  return understood(
    list,
    () => Array.isArray(list) && list.every((entry: unknown) => entry instanceof Object),
  );
}

/** NOTE-01. `quiet`: asked for now and then without anybody waiting for it. */
export function notificationsQuery(language: Language) {
  return {
    queryKey: notificationsKey(language),
    queryFn: ({ signal }: { signal?: AbortSignal }) => fetchList(signal),
    meta: { quiet: true },
  };
}
