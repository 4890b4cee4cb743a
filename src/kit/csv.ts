import type { Language } from '../../contract/languages';

/** Decisions, DATA: what a spreadsheet set to the language takes for the end of a cell. */
export const separators: Record<Language, string> = { pt: ';', co: ';', en: ',', es: ',' };

/** CSV with a byte order mark, by which spreadsheets know its letters. */
export function csvFile(lines: string): Blob {
  return new Blob([`\uFEFF${lines}\r\n`], { type: 'text/csv;charset=utf-8' });
}
