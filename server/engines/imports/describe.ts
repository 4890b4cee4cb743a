import { folded, importColumns } from '../../../contract/import-columns';
import type { ImportDescription } from '../../../contract/imports';
import { type Language, languages } from '../../../contract/languages';
import { type MessageKey, message } from '../../../i18n/server';
import type { ImportTarget } from './target';

/** A text in all languages, as headings are compared. */
const everywhere = (key: MessageKey) => languages.map((language) => folded(message(language, key)));

/** The headings of columns of dates, in all languages and as the wire names them, `folded`. */
export function dateHeadings({ columns }: ImportTarget): Set<string> {
  return new Set(
    Object.entries(columns).flatMap(([id, { title, wireNames, date }]) =>
      date === true ? [...everywhere(title), ...[id, ...wireNames].map(folded)] : [],
    ),
  );
}

/** The columns of an import, and by which headings of which language each is recognised. */
export function description(
  { columns, key, alternative }: ImportTarget,
  language: Language,
): ImportDescription {
  const known = importColumns.flatMap((id) => {
    const column = columns[id];
    if (column === undefined) return [];
    const { title, help, wireNames } = column;
    return [
      {
        id,
        heading: message(language, title),
        help: message(language, help),
        required: id === key && alternative === undefined,
        names: [...new Set([...everywhere(title), ...[id, ...wireNames].map(folded)])],
      },
    ];
  });
  return { columns: known, ignored: [...new Set(everywhere('imports.reasons'))] };
}
