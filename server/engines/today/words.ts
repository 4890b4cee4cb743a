import { type Language, localeOf } from '../../../contract/languages';
import { type Piece, TODAY_LIST, type TodayItem } from '../../../contract/today';
import { formatInteger } from '../../../i18n/format';
import { message } from '../../../i18n/server';
import type { Found, Names, Phrase, Task } from './define';

/** Stands for names in a sentence until they are put in as pieces of their own; no text has it. */
const MARK = '\u0000';

/** Puts what a task has found into words. */
export function worded({ kind }: Pick<Task, 'kind'>, found: Found, language: Language): TodayItem {
  const { severity, title, text, age, to } = found;
  return {
    kind,
    severity,
    title: title
      .map((phrase) =>
        piecesOf(phrase, language)
          .map((piece) => piece.text)
          .join(''),
      )
      .join(', '),
    text: piecesOf(text, language),
    age,
    action: { label: message(language, `today.tasks.${kind}.action`), to },
  };
}

function piecesOf({ key, words = {} }: Phrase, language: Language): Piece[] {
  const lists: Names[] = [];
  const plain = Object.entries(words).map(([word, value]) => {
    if (typeof value !== 'object') return [word, value] as const;
    lists.push(value);
    return [word, `${MARK}${lists.length - 1}${MARK}`] as const;
  });
  const parts = message(language, key, Object.fromEntries(plain)).split(MARK);
  return parts
    .flatMap((part, index): Piece[] => {
      const names = index % 2 === 1 ? lists[Number(part)] : undefined;
      return names === undefined ? [{ text: part }] : namePieces(names, language);
    })
    .filter(({ text }) => text !== '');
}

/** `A, B, C and 4 more` */
function namePieces({ first, total }: Names, language: Language): Piece[] {
  const named = first.slice(0, TODAY_LIST.named);
  const others = total - named.length;
  const more = message(language, 'today.more', {
    smart_count: others,
    count: formatInteger(others, language),
  });
  const pieces = [
    ...named.map(({ name, to }): Piece => (to === undefined ? { text: name } : { text: name, to })),
    ...(others > 0 ? [{ text: more }] : []),
  ];
  let next = 0;
  return new Intl.ListFormat(localeOf[language], { type: 'conjunction' })
    .formatToParts(pieces.map((_, index) => String(index)))
    .flatMap(({ type, value }): Piece[] => {
      if (type === 'literal') return [{ text: value }];
      const piece = pieces[next];
      next += 1;
      return piece === undefined ? [] : [piece];
    });
}
