import { z } from 'zod';
import { languages } from '../../../contract/languages';
import { formatDateTime } from '../../../i18n/format';
import { message } from '../../../i18n/server';
import type { AppContext } from '../../platform/context';
import { type JobHandler, type JobKind, jobHandler } from '../../platform/jobs/kind';
import type { Letter, Post } from '../../platform/mail/letter';
import { letterOf } from '../../platform/mail/write';
import { wallClock } from '../../platform/time/wall-clock';
import { browserText } from './notices';

const mail = z.strictObject({
  /** The id of the mail: a job that runs twice sends the same one. */
  id: z.uuid(),
  user: z.int(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string(),
  at: z.iso.datetime(),
  /** That in which the person signed in before: the new browser may be a stranger's. */
  language: z.enum(languages),
});
type NewBrowserMail = z.infer<typeof mail>;

/** Tells a person by mail of a sign-in from a new browser. It is attempted for about a day. */
export const newBrowserMail: JobKind<NewBrowserMail> = {
  name: 'newBrowserMail',
  payload: mail,
  attempts: 100,
  seconds: 60,
};

/** @param site the address of the portal */
export function newBrowserMailHandler(
  { database: { db }, config }: AppContext,
  post: Post,
  site: string,
): JobHandler {
  const link = new URL('sessoes', site.endsWith('/') ? site : `${site}/`).href;
  return jobHandler(newBrowserMail, async ({ user, at, ...facts }, signal) => {
    const person = await db
      .selectFrom('portal_user')
      .where('id', '=', user)
      .where('active', '=', true)
      .select(['name', 'login', 'email'])
      .executeTakeFirst();
    if (person === undefined) return;
    const moment = formatDateTime(wallClock(config.timeZone, new Date(at)), facts.language);
    await post.send(letterAbout({ ...facts, ...moment, ...person, link }), signal);
  });
}

type Facts = Omit<NewBrowserMail, 'user' | 'at'> & {
  date: string;
  time: string;
  name: string;
  login: string;
  email: string;
  link: string;
};

function letterAbout({
  id,
  name,
  email,
  language,
  link,
  login,
  address,
  date,
  time,
  ...browser
}: Facts): Letter {
  const words = { login, address, date, time: time.slice(0, 5), browser: browserText(browser, language) };
  const say = (key: 'subject' | 'title' | 'happened' | 'button' | 'notYou') =>
    message(language, `mail.newBrowser.${key}`, words);
  return letterOf(
    { id, to: { name, address: email }, language, link },
    {
      subject: say('subject'),
      title: say('title'),
      paragraphs: [say('happened')],
      button: say('button'),
      afterwards: [say('notYou')],
    },
  );
}
