import { formatDate } from '../../../i18n/format';
import { defineNotice } from '../../engines/notices/define';

const api = { type: 'api', screen: '/swagger' } as const;

/**
 * `webhook`: the key of the receiver, absent in notices of an older version; `host`: its host; `days`: for how many
 * days missed events can be sent again.
 */
export const webhookPaused = defineNotice<{ webhook?: number; host: string; days: number }>({
  kind: 'webhookPaused',
  ...api,
  words: ({ host, days }) => ({ host, days }),
  record: ({ webhook }) => (webhook === undefined ? null : String(webhook)),
});

/** `day`: which business day is not closed yet, `YYYY-MM-DD`. */
export const webhookDayHeld = defineNotice<{ day: string }>({
  kind: 'webhookDayHeld',
  ...api,
  words: ({ day }, language) => ({ date: formatDate(day, language) }),
});

/** `by`: the name of the administrator who has ended it. */
export const webhookEnded = defineNotice<{ host: string; by: string }>({
  kind: 'webhookEnded',
  ...api,
  words: ({ host, by }) => ({ host, by }),
});
