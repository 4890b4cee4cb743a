import { CELL_LENGTH } from 'table-files';
import { inParts } from '../../../contract/cell-parts';
import type { FileFormat } from '../../../contract/exports';
import type { Language } from '../../../contract/languages';
import { message } from '../../../i18n/server';
import type { Cell, Column, Fact, Row } from './table';

const isTooLong = (cell: Cell): cell is string => typeof cell === 'string' && cell.length > CELL_LENGTH;

/** Tells whether the cells of a form have a longest text. */
export const isWorkbook = (format: FileFormat): boolean => format === 'xlsx' || format === 'xls';

/** Tells whether a row takes several lines of a workbook. */
export const takesLines = (row: Row): boolean => row.some(isTooLong);

/**
 * The lines of a workbook that a row takes: one, or as many as its longest text has parts. Codes, texts and days are
 * repeated, so that every line says whose it is and the lines of a sorted sheet stay beside each other; amounts are
 * not, because they would be added up twice.
 */
export function linesOf(row: Row, columns: readonly Column[]): Row[] {
  const parts = row.map((cell) => (isTooLong(cell) ? inParts(cell) : null));
  const count = Math.max(1, ...parts.map((own) => own?.length ?? 1));
  return Array.from({ length: count }, (_, line) =>
    row.map((cell, index) => {
      const own = parts[index];
      if (own) return own[line] ?? null;
      const type = columns[index]?.type;
      return line > 0 && (type === 'money' || type === 'integer') ? null : cell;
    }),
  );
}

/**
 * What a workbook says where texts are too long for its cells.
 * @param count of rows that take several lines
 * @returns one fact, or none
 */
export function longTextsFact(language: Language, count: number): Fact[] {
  if (count === 0) return [];
  return [
    {
      label: message(language, 'exportFile.facts.note'),
      value: message(language, 'exportFile.facts.longTexts', { smart_count: count }),
    },
  ];
}
