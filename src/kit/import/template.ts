import type { ImportDescription } from '../../../contract/imports';
import type { Language } from '../../../contract/languages';

/** Decisions, DATA: what a spreadsheet set to the language takes for the end of a cell. */
const separators: Record<Language, string> = { pt: ';', co: ';', en: ',', es: ',' };

/** An empty table with the headings of the language, as CSV with a byte order mark. */
export function templateOf({ columns }: ImportDescription, language: Language): Blob {
  const line = columns.map(({ heading }) => `"${heading}"`).join(separators[language]);
  return new Blob([`\uFEFF${line}\r\n`], { type: 'text/csv;charset=utf-8' });
}
