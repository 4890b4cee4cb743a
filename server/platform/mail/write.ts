import type { Language } from '../../../contract/languages';
import { message } from '../../../i18n/server';
import { htmlOf, textOf } from './frame';
import type { Letter } from './letter';

/** Which letter it is, to whom, and where its button leads. */
type Addressed = Pick<Letter, 'id' | 'to' | 'link'> & { language: Language };

interface Words {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  button: string;
  /** Below the link. */
  afterwards: readonly string[];
}

/** A letter with the greeting, the button and the foot that all of them have, as text and as a page. */
export function letterOf({ id, to, language, link }: Addressed, words: Words): Letter {
  const content = {
    language,
    title: words.title,
    greeting: message(language, 'mail.greeting', { name: to.name }),
    paragraphs: words.paragraphs,
    button: { label: words.button, link },
    instead: message(language, 'mail.instead'),
    afterwards: words.afterwards,
    footer: message(language, 'mail.footer'),
  };
  return {
    id,
    to,
    language,
    subject: words.subject,
    text: textOf(content),
    html: htmlOf(content),
    link,
  };
}
