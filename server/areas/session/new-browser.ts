import { type RawBuilder, sql } from 'kysely';
import { notificationRow } from '../../engines/notices/notify';
import { browserOf } from './browser';
import { newBrowser } from './notices';

interface Visit {
  userAgent: string;
  address: string;
  at: Date;
}

/**
 * Returns the part of the statement of a sign-in that notifies a person of the first sign-in from a new browser; the
 * query `person` of that statement has the id. There is no notification for the very first browser of a person. Of two
 * sign-ins at the same moment only one creates it.
 */
export function browserNoted({ userAgent, address, at }: Visit): RawBuilder<unknown> {
  const here = browserOf(userAgent);
  const browser = `${here.browser ?? '?'} / ${here.system ?? '?'}`;
  const notice = notificationRow(
    // A server that listens on IPv6 sees IPv4 addresses with this prefix.
    newBrowser({ ...here, address: address.replace(/^::ffff:/i, '') }),
  );
  return sql`new_browser as (
      insert into user_browser (user_id, browser, first_seen_at)
      select id, ${browser}, ${at}::timestamptz from person
      on conflict do nothing returning user_id
    ), news as (
      insert into notification (type_id, description, kind, parameters, created_at)
      select ${notice.type_id}::int, ${notice.description}, ${notice.kind}, ${notice.parameters}::jsonb, ${at}::timestamptz
      from new_browser where exists (
        select from user_browser known where known.user_id = new_browser.user_id and known.browser <> ${browser})
      returning id
    ), recipient as (
      insert into user_notification (notification_id, user_id) select news.id, user_id from news, new_browser
    )`;
}
