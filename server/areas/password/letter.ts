import type { Language } from '../../../contract/languages';
import { RESET, WELCOME } from '../../../contract/password';
import { formatInteger } from '../../../i18n/format';
import { message } from '../../../i18n/server';
import type { Letter } from '../../platform/mail/letter';
import { letterOf } from '../../platform/mail/write';

/** The content of a mail with a link to set a password. */
export interface LinkFacts {
  id: string;
  person: { name: string; login: string; email: string };
  language: Language;
  link: string;
}

/** The mail by which a person sets a new password (LOG-16, LOG-17). */
export function resetLetter(facts: LinkFacts): Letter {
  const say = (key: 'subject' | 'title' | 'asked' | 'button' | 'valid' | 'notYou') =>
    message(facts.language, `mail.resetPassword.${key}`, {
      login: facts.person.login,
      minutes: formatInteger(RESET.linkMinutes, facts.language),
    });
  return letterOf(addressed(facts), {
    subject: say('subject'),
    title: say('title'),
    paragraphs: [say('asked')],
    button: say('button'),
    afterwards: [say('valid'), say('notYou')],
  });
}

/** USR-36: the mail by which a new user sets the first password. */
export function welcomeLetter(facts: LinkFacts): Letter {
  const say = (key: 'subject' | 'title' | 'registered' | 'choose' | 'button' | 'valid' | 'notYou') =>
    message(facts.language, `mail.welcome.${key}`, {
      login: facts.person.login,
      hours: formatInteger(WELCOME.linkHours, facts.language),
    });
  return letterOf(addressed(facts), {
    subject: say('subject'),
    title: say('title'),
    paragraphs: [say('registered'), say('choose')],
    button: say('button'),
    afterwards: [say('valid'), say('notYou')],
  });
}

const addressed = ({ person: { name, email }, ...facts }: LinkFacts) => ({
  ...facts,
  to: { name, address: email },
});
