import type { FileFormat } from '../../../contract/exports';
import type { Language } from '../../../contract/languages';
import { message } from '../../../i18n/server';
import { longAmountsFact } from '../exports/long-amounts';
import type { Column, Fact, Total } from '../exports/table';

/** What a file says of itself, in whatever form it is. */
interface Told {
  format: FileFormat;
  language: Language;
  title: string;
  /** With its number. */
  facts: readonly Fact[];
  columns: readonly Column[];
  totals: readonly Total[];
}

export const numberFact = (language: Language, number: string): Fact => ({
  label: message(language, 'exportFile.facts.number'),
  value: number,
});

/** The lines of a file beside its table, cell by cell, as its form writes them. */
export function aboutLines({ format, language, title, facts, columns, totals }: Told): string[][] {
  const lines = facts.map(({ label, value }) => [label, value]);
  if (format === 'csv') return lines;
  const notes = longAmountsFact(language, columns, totals).map(({ label, value }) => [label, value]);
  return [[title], ...lines, ...notes];
}
