import { type RawBuilder, sql } from 'kysely';
import { notificationRow } from '../../platform/notices/notify';
import { browserOf } from './browser';

interface Visit {
  userAgent: string;
  address: string;
  at: Date;
}

/**
 * Within the statement of a sign-in, whose query `person` has the id: tells a person of the first sign-in from a
 * browser that is not one of theirs so far; that of somebody of whom no browser is known yet is no news. Of two
 * sign-ins at the same moment one tells.
 */
export function browserNoted({ userAgent, address, at }: Visit): RawBuilder<unknown> {
  const here = browserOf(userAgent);
  const browser = `${here.browser ?? '?'} / ${here.system ?? '?'}`;
  const notice = notificationRow({
    kind: 'newBrowser',
    ...here,
    // How a server that listens on IPv6 sees IPv4.
    address: address.replace(/^::ffff:/i, ''),
  });
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
    ), told as (
      insert into user_notification (notification_id, user_id) select news.id, user_id from news, new_browser
    )`;
}
