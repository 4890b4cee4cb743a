import type { Language } from '../../contract/languages';
import { RESET, WELCOME } from '../../contract/limits';
import { formatInteger } from '../../i18n/format';
import { message } from '../../i18n/server';
import { htmlOf, textOf } from '../mail/frame';
import type { Letter } from '../mail/letter';

/** What a letter with a link to set a password is about. */
export interface LinkFacts {
  id: string;
  person: { name: string; login: string; email: string };
  language: Language;
  link: string;
}

/** The letter with which a person sets a new password (LOG-16, LOG-17). */
export function resetLetter(facts: LinkFacts): Letter {
  const say = (key: 'subject' | 'title' | 'asked' | 'button' | 'valid' | 'notYou') =>
    message(facts.language, `mail.resetPassword.${key}`, {
      login: facts.person.login,
      minutes: formatInteger(RESET.linkMinutes, facts.language),
    });
  return letterOf(facts, {
    subject: say('subject'),
    title: say('title'),
    paragraphs: [say('asked')],
    button: say('button'),
    afterwards: [say('valid'), say('notYou')],
  });
}

/** USR-36: the letter with which a new user sets the first password. */
export function welcomeLetter(facts: LinkFacts): Letter {
  const say = (key: 'subject' | 'title' | 'registered' | 'choose' | 'button' | 'valid' | 'notYou') =>
    message(facts.language, `mail.welcome.${key}`, {
      login: facts.person.login,
      hours: formatInteger(WELCOME.linkHours, facts.language),
    });
  return letterOf(facts, {
    subject: say('subject'),
    title: say('title'),
    paragraphs: [say('registered'), say('choose')],
    button: say('button'),
    afterwards: [say('valid'), say('notYou')],
  });
}

interface Words {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  button: string;
  afterwards: readonly string[];
}

function letterOf({ id, person, language, link }: LinkFacts, words: Words): Letter {
  const content = {
    language,
    title: words.title,
    greeting: message(language, 'mail.greeting', { name: person.name }),
    paragraphs: words.paragraphs,
    button: { label: words.button, link },
    instead: message(language, 'mail.instead'),
    afterwards: words.afterwards,
    footer: message(language, 'mail.footer'),
  };
  return {
    id,
    to: { name: person.name, address: person.email },
    language,
    subject: words.subject,
    text: textOf(content),
    html: htmlOf(content),
    link,
  };
}
