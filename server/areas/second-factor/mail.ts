import { z } from 'zod';
import { languages } from '../../../contract/languages';
import { formatDateTime } from '../../../i18n/format';
import { message } from '../../../i18n/server';
import type { AppContext } from '../../platform/context';
import { type JobHandler, type JobKind, jobHandler } from '../../platform/jobs/kind';
import type { Post } from '../../platform/mail/letter';
import { letterOf } from '../../platform/mail/write';
import { wallClock } from '../../platform/time/wall-clock';

const mail = z.strictObject({
  /** The id of the mail: a job that runs twice sends the same one. */
  id: z.uuid(),
  user: z.int(),
  what: z.enum(['added', 'removed', 'reset', 'passkeyAdded', 'passkeyRemoved']),
  /** The name of the passkey. */
  passkey: z.string().optional(),
  at: z.iso.datetime(),
  language: z.enum(languages),
});
export type FactorMail = z.infer<typeof mail>;

/** Tells a person by mail of a change of the second factor. It is attempted for about a day. */
export const factorMail: JobKind<FactorMail> = {
  name: 'factorMail',
  payload: mail,
  attempts: 100,
  seconds: 60,
};

/** @param site the address of the portal */
export function factorMailHandler(
  { database: { db }, config }: AppContext,
  post: Post,
  site: string,
): JobHandler {
  const link = new URL('segundo-fator', site.endsWith('/') ? site : `${site}/`).href;
  return jobHandler(factorMail, async ({ id, user, what, passkey = '', at, language }, signal) => {
    const person = await db
      .selectFrom('portal_user')
      .where('id', '=', user)
      .select(['name', 'login', 'email'])
      .executeTakeFirst();
    if (person === undefined) return;
    const { date, time } = formatDateTime(wallClock(config.timeZone, new Date(at)), language);
    const words = { login: person.login, date, time: time.slice(0, 5), passkey };
    const say = (key: 'subject' | 'title' | 'happened' | 'notYou') =>
      message(language, `mail.secondFactor.${what}.${key}`, words);
    const letter = letterOf(
      { id, to: { name: person.name, address: person.email }, language, link },
      {
        subject: say('subject'),
        title: say('title'),
        paragraphs: [say('happened')],
        button: message(language, 'mail.secondFactor.button'),
        afterwards: [say('notYou')],
      },
    );
    await post.send(letter, signal);
  });
}
