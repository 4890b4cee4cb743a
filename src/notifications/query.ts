import type { Language } from '../../contract/languages';
import { listNotifications } from '../../contract/notifications';
import { call } from '../portal/client';

/** The texts come in the language of the moment: each language has a list of its own. */
export function notificationsKey(language: Language) {
  return ['notifications', language] as const;
}

/** NOTE-01. `quiet`: asked for now and then without anybody waiting for it. */
export function notificationsQuery(language: Language) {
  return {
    queryKey: notificationsKey(language),
    queryFn: ({ signal }: { signal?: AbortSignal }) => call(listNotifications, { signal }),
    meta: { quiet: true },
  };
}
