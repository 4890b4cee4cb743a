import {
  csv,
  type Locked,
  locales,
  pdf,
  type Table,
  type TableLocale,
  type Words,
  xls,
  xlsx,
} from 'table-files';
import type { ExportFormat } from '../../../contract/exports';
import type { Language } from '../../../contract/languages';
import { message } from '../../../i18n/server';
import { longAmounts } from './long-amounts';
import type { ExportTable } from './table';

/** Rows in, bytes out. */
type Format = (table: ExportTable) => AsyncGenerator<Uint8Array>;

/** Files name this as the program that has made them. */
const CREATOR = 'Cofre';

export const localesOf: Record<Language, TableLocale> = {
  en: locales.en,
  co: locales['es-CO'],
  es: locales['es-MX'],
  pt: locales['pt-BR'],
};

/** The forms in which a table leaves the portal, by the writers of packages/table-files. */
export const formats: Record<ExportFormat, Format> = {
  pdf: (table) => pdf(written(table)),
  xlsx: (table) => xlsx(written(table)),
  xls: (table) => xls(written(table)),
  csv: (table) => csv(written(table)),
};

/** A table as a workbook of which only some cells can be edited. */
export const lockedWorkbook = (table: ExportTable, locked: Locked): AsyncGenerator<Uint8Array> =>
  xlsx({ ...written(table), locked });

/** A table as the writers take it: with the locale of its language, and with words for what they say themselves. */
function written({ language, title, number, facts, columns, batches, totals }: ExportTable): Table {
  return {
    locale: localesOf[language],
    words: wordsIn(language),
    title,
    creator: CREATOR,
    ...(number !== undefined && { keywords: number }),
    facts,
    columns,
    batches,
    totals,
  };
}

const wordsIn = (language: Language): Words => ({
  about: message(language, 'exportFile.sheets.about'),
  made: message(language, 'exportFile.facts.made'),
  longAmounts: longAmounts(language),
  page: (page, pages) => message(language, 'exportFile.pdf.page', { page, pages }),
  noRows: message(language, 'exportFile.pdf.empty'),
  missing: message(language, 'exportFile.pdf.missing'),
});
