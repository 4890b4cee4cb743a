import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import { notificationRow } from '../../engines/notices/notify';
import { browserOf, browserText } from '../../platform/http/browser';
import { shownAddress } from '../../platform/principal/network-of';
import { newBrowserMail } from './new-browser-mail';
import { newBrowser } from './notices';

interface Visit {
  userAgent: string;
  address: string;
  language: Language;
  at: Date;
}

/**
 * Returns the part of the statement of a sign-in that tells a person, by a notification and a mail, of the first sign-in
 * from a new browser; the query `person` of that statement has the id. Of the very first browser of a person nothing is
 * told. Of two sign-ins at the same moment only one tells it.
 */
export function browserNoted({ userAgent, address: sent, language, at }: Visit): RawBuilder<unknown> {
  const here = browserOf(userAgent);
  const browser = browserText(userAgent);
  const address = shownAddress(sent);
  const notice = notificationRow(newBrowser({ ...here, address }));
  const letter = JSON.stringify({ id: randomUUID(), ...here, address, at });
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
    ), letter as (
      insert into job (kind, payload, due_at)
      select ${newBrowserMail.name}, ${letter}::jsonb || jsonb_build_object('user', user_id, 'language', coalesce(
        (select language from user_session known
          where known.user_id = new_browser.user_id and language is not null order by started_at desc limit 1),
        ${language})), ${at}::timestamptz
      from news, new_browser
    )`;
}
