import { z } from 'zod';
import { languages } from '../../../contract/languages';
import { message } from '../../../i18n/server';
import type { AppContext } from '../../platform/context';
import { type JobHandler, type JobKind, jobHandler } from '../../platform/jobs/kind';
import type { Letter, Post } from '../../platform/mail/letter';
import { letterOf } from '../../platform/mail/write';

const mail = z.strictObject({
  /** The id of the mail: a job that runs twice sends the same one. */
  id: z.uuid(),
  user: z.int(),
  /** The address that the person had until now. */
  address: z.string(),
  language: z.enum(languages),
});

/**
 * Notifies a person at the previous address that another one was entered, because whoever reads the new one can set a
 * password for the login. It is attempted for about a day, like a welcome mail.
 */
export const addressChangedMail: JobKind<z.infer<typeof mail>> = {
  name: 'addressChangedMail',
  payload: mail,
  attempts: 100,
  seconds: 60,
};

/** @param site the address of the portal */
export function addressJobHandlers({ database: { db } }: AppContext, post: Post, site: string): JobHandler[] {
  const link = new URL('login', site.endsWith('/') ? site : `${site}/`).href;
  return [
    jobHandler(addressChangedMail, async ({ user, ...facts }, signal) => {
      const person = await db
        .selectFrom('portal_user')
        .where('id', '=', user)
        .select(['name', 'login'])
        .executeTakeFirst();
      if (person !== undefined) await post.send(addressChangedLetter({ ...facts, ...person, link }), signal);
    }),
  ];
}

type Facts = Omit<z.infer<typeof mail>, 'user'> & { name: string; login: string; link: string };

/** It does not contain the new address, because the previous one may be a stranger's that was entered by mistake. */
function addressChangedLetter({ id, name, login, address, language, link }: Facts): Letter {
  const say = (key: 'subject' | 'title' | 'changed' | 'button' | 'notYou') =>
    message(language, `mail.addressChanged.${key}`, { login });
  return letterOf(
    { id, to: { name, address }, language, link },
    {
      subject: say('subject'),
      title: say('title'),
      paragraphs: [say('changed')],
      button: say('button'),
      afterwards: [say('notYou')],
    },
  );
}
