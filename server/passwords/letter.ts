import type { Language } from '../../contract/languages';
import { formatInteger } from '../../i18n/format';
import { message } from '../../i18n/server';
import { htmlOf, textOf } from '../mail/frame';
import type { Letter } from '../mail/letter';

/** The letter with which a person sets a new password (LOG-16, LOG-17). */
export function resetLetter(facts: {
  id: string;
  person: { name: string; login: string; email: string };
  language: Language;
  link: string;
  minutes: number;
}): Letter {
  const { id, person, language, link, minutes } = facts;
  const say = (key: 'subject' | 'title' | 'asked' | 'button' | 'valid' | 'notYou') =>
    message(language, `mail.resetPassword.${key}`, {
      login: person.login,
      minutes: formatInteger(minutes, language),
    });
  const content = {
    language,
    title: say('title'),
    greeting: message(language, 'mail.greeting', { name: person.name }),
    paragraphs: [say('asked')],
    button: { label: say('button'), link },
    instead: message(language, 'mail.instead'),
    afterwards: [say('valid'), say('notYou')],
    footer: message(language, 'mail.footer'),
  };
  return {
    id,
    to: { name: person.name, address: person.email },
    language,
    subject: say('subject'),
    text: textOf(content),
    html: htmlOf(content),
    link,
  };
}
