import { joined, linesOfRecord } from '../../../../contract/cell-parts';
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
    | 'several';
  values?: Readonly<Record<string, number>>;
}

interface TableRow {
  /** As a spreadsheet counts: the heading is 1. */
  line: number;
  cells: readonly string[];
}

/** The content of a file, read with this encoding and this delimiter. */
export interface Table {
  kind: 'table';
  /** How its text was read; `null`: it is a workbook, which says all of that. */
  text: { encoding: Encoding; delimiter: Delimiter } | null;
  headings: readonly string[];
  /** Without those that are blank. */
  rows: readonly TableRow[];
  /** Why it cannot be imported as it is read; another encoding or delimiter may help. */
  fault: Unusable | null;
}

/** The table of lines, of which the first is the heading. */
export function tableOf(
  [heading, ...rows]: readonly TableRow[],
  text: Table['text'],
  fault: Unusable | null = null,
): Table {
  const records = recordsOf(rows);
  const headings = heading?.cells ?? [];
  return { kind: 'table', text, headings, rows: records, fault: fault ?? faultOf(records) };
}

/** The rows, each record that takes several lines as one (decision 78). */
function recordsOf(rows: readonly TableRow[]): TableRow[] {
  const records: TableRow[] = [];
  for (let at = 0; at < rows.length; ) {
    const row = rows[at] as TableRow;
    const lines = rows.slice(at, at + linesOfRecord(row.cells)).map(({ cells }) => cells);
    const cells = lines.length > 1 && lines.length === linesOfRecord(row.cells) ? joined(lines) : null;
    records.push(cells === null ? row : { line: row.line, cells });
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
