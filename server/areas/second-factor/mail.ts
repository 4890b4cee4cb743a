import { formatDateTime } from '../../../i18n/format';
import { message } from '../../../i18n/server';
import { factorMail } from '../../network/people/factor-mail';
import type { AppContext } from '../../platform/context';
import { type JobHandler, jobHandler } from '../../platform/jobs/kind';
import type { Post } from '../../platform/mail/letter';
import { letterOf } from '../../platform/mail/write';
import { wallClock } from '../../platform/time/wall-clock';

/** @param site the address of the portal */
export function factorMailHandler(
  { database: { db }, config }: AppContext,
  post: Post,
  site: string,
): JobHandler {
  const linkTo = (page: string) => new URL(page, site.endsWith('/') ? site : `${site}/`).href;
  return jobHandler(
    factorMail,
    async (
      { id, user, what, passkey = '', last = false, newPassword = false, address = '', at, language },
      signal,
    ) => {
      const person = await db
        .selectFrom('portal_user')
        .where('id', '=', user)
        .select(['name', 'login', 'email'])
        .executeTakeFirst();
      if (person === undefined) return;
      const { date, time } = formatDateTime(wallClock(config.timeZone, new Date(at)), language);
      const words = { login: person.login, date, time: time.slice(0, 5), passkey, address };
      // Whoever knows the password has to be shut out by another one.
      const [page, button] =
        what === 'wrongCodes'
          ? (['alterar-senha-perfil', 'mail.secondFactor.changePassword'] as const)
          : newPassword
            ? (['esqueceu-sua-senha', 'mail.secondFactor.newPassword'] as const)
            : (['segundo-fator', 'mail.secondFactor.button'] as const);
      const say = (key: 'subject' | 'title' | 'happened' | 'notYou') =>
        message(language, `mail.secondFactor.${what}.${key}`, words);
      const letter = letterOf(
        { id, to: { name: person.name, address: person.email }, language, link: linkTo(page) },
        {
          subject: say('subject'),
          title: say('title'),
          paragraphs: [
            say('happened'),
            ...(last ? [message(language, 'mail.secondFactor.passwordAlone')] : []),
            ...(what === 'reset'
              ? [
                  message(
                    language,
                    `mail.secondFactor.${newPassword ? 'passwordNeedsFactor' : 'signInAgain'}`,
                  ),
                ]
              : []),
          ],
          button: message(language, button),
          afterwards: [say('notYou')],
        },
      );
      await post.send(letter, signal);
    },
  );
}
