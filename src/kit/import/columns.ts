import { folded, type ImportColumn } from '../../../contract/import-columns';
import type { ImportDescription, ImportRow } from '../../../contract/imports';
import type { Table } from './csv/table';

export type DescribedColumn = ImportDescription['columns'][number];

/** What the headings of a file are. */
export interface Recognised {
  /** One for each heading: the column, or `null` where it is left out. */
  columns: readonly (DescribedColumn | null)[];
  /** Headings that nobody knows; the column of reasons is known, and left out. */
  unknown: readonly string[];
  missing: readonly DescribedColumn[];
  /** Headings of one column that stands there twice. */
  twice: DescribedColumn | null;
}

/**
 * Recognises the columns of a file by their headings, in any of the languages or by the names of the fields on the
 * wire.
 */
export function recognised(headings: readonly string[], { columns, ignored }: ImportDescription): Recognised {
  const found = headings.map(
    (heading) => columns.find(({ names }) => names.includes(folded(heading))) ?? null,
  );
  const unknown = headings.filter(
    (heading, index) => found[index] === null && heading.trim() !== '' && !ignored.includes(folded(heading)),
  );
  return {
    columns: found,
    unknown,
    missing: columns.filter((column) => !found.includes(column)),
    twice: found.find((column, index) => column !== null && found.indexOf(column) !== index) ?? null,
  };
}

/** The rows as the call takes them: the cells of known columns alone, in one order. */
export function bodyOf({ headings, rows, sheet }: Table, { columns }: Recognised) {
  const kept = columns.flatMap((column, index) => (column === null ? [] : [{ id: column.id, index }]));
  return {
    columns: kept.map(({ id }): ImportColumn => id),
    ...(sheet !== undefined && { sheet }),
    rows: rows.map(({ line, cells, record }) => ({
      line,
      cells: kept.map(({ index }) => cells[index] ?? ''),
      ...(record !== undefined && { record }),
      ...(cells.slice(headings.length).some((cell) => cell.trim() !== '') && { surplus: true }),
    })),
  };
}

/** The columns to show of a preview: those of the file, and those in which a row misses something. */
export function shownColumns(
  { columns, missing }: Recognised,
  rows: readonly ImportRow[],
): DescribedColumn[] {
  const faulty = new Set(rows.flatMap(({ problems }) => problems.map(({ column }) => column)));
  const known = columns.filter((column) => column !== null);
  return [...known, ...missing.filter(({ id }) => faulty.has(id))];
}
