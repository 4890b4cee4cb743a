import Papa from 'papaparse';
import { IMPORT } from '../../../../contract/limits';
import { type Delimiter, delimiterNames, delimiters, type Encoding } from './delimiters';
import { encodingOf, isBinary, isWorkbook } from './encoding';

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
    | 'quotes'
    | 'longCell'
    | 'unreadable'
    | 'several';
  values?: Readonly<Record<string, number>>;
}

export interface TableRow {
  /** As a spreadsheet counts: the heading is 1. */
  line: number;
  cells: readonly string[];
}

/** What a file says, as it is read with this encoding and this delimiter. */
export interface Table {
  kind: 'table';
  encoding: Encoding;
  delimiter: Delimiter;
  headings: readonly string[];
  /** Without those that are blank. */
  rows: readonly TableRow[];
}

/** How a person wants a file to be read; what is not chosen is found out. */
export interface Choice {
  encoding?: Encoding;
  delimiter?: Delimiter;
}

/** Excel's own first line that names the delimiter, and that it does not count. */
const DELIMITER_LINE = /^sep=(.)\r?\n/i;

/** Reads the bytes of a CSV file (RFC 4180, whatever the delimiter and the line ends). */
export function readCsv(bytes: Uint8Array, choice: Choice): Table | Unusable {
  if (isWorkbook(bytes)) return { kind: 'unusable', problem: 'workbook' };
  const encoding = choice.encoding ?? encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  // Chosen wrongly, a text looks like none; the person sees that and chooses another one.
  if (choice.encoding === undefined && isBinary(text)) return { kind: 'unusable', problem: 'binary' };
  if (text.trim() === '') return { kind: 'unusable', problem: 'empty' };

  const named = DELIMITER_LINE.exec(text);
  const lines = text.slice(named?.[0].length ?? 0);
  const delimiter = choice.delimiter ?? namedDelimiter(named?.[1]) ?? delimiterOf(lines);
  const { data, errors } = Papa.parse<string[]>(lines, { delimiter: delimiters[delimiter] });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken !== undefined && choice.delimiter === undefined) {
    return { kind: 'unusable', problem: 'quotes', values: { line: (broken.row ?? 0) + 1 } };
  }
  const [headings = [], ...body] = data;
  const rows = body
    .map((cells, index) => ({ line: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return refused(rows) ?? { kind: 'table', encoding, delimiter, headings, rows };
}

function refused(rows: readonly TableRow[]): Unusable | null {
  if (rows.length === 0) return { kind: 'unusable', problem: 'noRows' };
  if (rows.length > IMPORT.rows) {
    return { kind: 'unusable', problem: 'tooManyRows', values: { rows: rows.length } };
  }
  const long = rows.find(({ cells }) => cells.some((cell) => cell.length > IMPORT.cellLength));
  return long === undefined ? null : { kind: 'unusable', problem: 'longCell', values: { line: long.line } };
}

const namedDelimiter = (sign: string | undefined) => delimiterNames.find((name) => delimiters[name] === sign);

/** The one that divides the heading into the most cells. */
function delimiterOf(text: string): Delimiter {
  const counted = delimiterNames.map((name) => {
    const { data } = Papa.parse<string[]>(text, { delimiter: delimiters[name], preview: 1 });
    return { name, cells: data[0]?.length ?? 0 };
  });
  return counted.reduce((best, one) => (one.cells > best.cells ? one : best)).name;
}
