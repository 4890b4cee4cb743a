import type { ImportDescription } from '../../../contract/imports';
import type { Language } from '../../../contract/languages';
import { csvFile, separators } from '../csv';

/** An empty table with the headings of the language, as CSV with a byte order mark. */
export function templateOf({ columns }: ImportDescription, language: Language): Blob {
  const line = columns.map(({ heading }) => `"${heading}"`).join(separators[language]);
  return csvFile(line);
}
