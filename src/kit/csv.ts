import type { Language } from '../../contract/languages';

/** Decisions, DATA: the separator of cells that a spreadsheet in each language expects. */
export const separators: Record<Language, string> = { pt: ';', co: ';', en: ',', es: ',' };

/** A CSV file with a byte order mark, which tells spreadsheets that it is UTF-8. */
export function csvFile(lines: string): Blob {
  return new Blob([`\uFEFF${lines}\r\n`], { type: 'text/csv;charset=utf-8' });
}
