import { joined, linesOfRecord } from '../../../../contract/cell-parts';
import { type KeptSheet, type RowRecord, SHEET } from '../../../../contract/import-sheets';
import { IMPORT } from '../../../../contract/imports';
import type { Delimiter, Encoding } from './delimiters';

/** Why a file cannot be imported: the key of its sentence below `imports.unusable`, and what that names. */
export interface Unusable {
  kind: 'unusable';
  problem:
    | 'tooLarge'
    | 'tooManyRows'
    | 'empty'
    | 'noRows'
    | 'binary'
    | 'workbook'
    | 'notSent'
    | 'quotes'
    | 'longCell'
    | 'unreadable'
    | 'several'
    | 'noSheet';
  values?: Readonly<Record<string, number>>;
}

interface TableRow {
  /** As a spreadsheet counts: the heading is 1. */
  line: number;
  cells: readonly string[];
  /** Of a sheet that a list has exported to be edited. */
  record?: RowRecord | undefined;
}

/** The content of a file, read with this encoding and this delimiter. */
export interface Table {
  kind: 'table';
  /** How its text was read; `null`: it is a workbook, which says all of that. */
  text: { encoding: Encoding; delimiter: Delimiter } | null;
  headings: readonly string[];
  /** Without those that are blank. */
  rows: readonly TableRow[];
  /** The hidden sheet of one that a list has exported to be edited, which the server reads again. */
  sheet?: KeptSheet | undefined;
  /** Why it cannot be imported as it is read; another encoding or delimiter may help. */
  fault: Unusable | null;
}

/** The table of lines, of which the first is the heading. */
export function tableOf(
  [heading, ...rows]: readonly TableRow[],
  text: Table['text'],
  fault: Unusable | null = null,
  sheet?: KeptSheet,
): Table {
  const records = recordsOf(rows);
  const headings = heading?.cells ?? [];
  // A file that was exported to be edited, and has lost what says what it was.
  const lost =
    sheet === undefined &&
    (headings.some((one) => one === SHEET.keyHeading || one === SHEET.versionHeading) ||
      records.some(({ record }) => record !== undefined));
  const found = fault ?? (lost ? unusable('noSheet') : faultOf(records));
  return { kind: 'table', text, headings, rows: records, sheet, fault: found };
}

/** The rows, each record that takes several lines as one (decision 78). */
function recordsOf(rows: readonly TableRow[]): TableRow[] {
  const records: TableRow[] = [];
  for (let at = 0; at < rows.length; ) {
    const row = rows[at] as TableRow;
    const lines = rows.slice(at, at + linesOfRecord(row.cells)).map(({ cells }) => cells);
    const cells = lines.length > 1 && lines.length === linesOfRecord(row.cells) ? joined(lines) : null;
    records.push(cells === null ? row : { ...row, cells });
    at += cells === null ? 1 : lines.length;
  }
  return records;
}

export const unusable = (problem: Unusable['problem'], values?: Record<string, number>): Unusable => ({
  kind: 'unusable',
  problem,
  ...(values !== undefined && { values }),
});

function faultOf(rows: readonly TableRow[]): Unusable | null {
  if (rows.length === 0) return unusable('noRows');
  if (rows.length > IMPORT.rows) return unusable('tooManyRows', { rows: rows.length });
  const long = rows.find(({ cells }) => cells.some((cell) => cell.length > IMPORT.cellLength));
  return long === undefined ? null : unusable('longCell', { line: long.line });
}
