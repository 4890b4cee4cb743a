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

/** The content of a file, read with this encoding and this delimiter. */
export interface Table {
  kind: 'table';
  encoding: Encoding;
  delimiter: Delimiter;
  headings: readonly string[];
  /** Without those that are blank. */
  rows: readonly TableRow[];
  /** Why it cannot be imported as it is read; another encoding or delimiter may help. */
  fault: Unusable | null;
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
  if (isWorkbook(bytes)) return unusable('workbook');
  const encoding = choice.encoding ?? encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  // With a wrong encoding a text looks binary; the person sees that and chooses another one.
  if (choice.encoding === undefined && isBinary(text)) return unusable('binary');
  if (text.trim() === '') return unusable('empty');

  const named = DELIMITER_LINE.exec(text);
  const lines = text.slice(named?.[0].length ?? 0);
  const delimiter = choice.delimiter ?? namedDelimiter(named?.[1]) ?? delimiterOf(lines);
  const { data, errors } = Papa.parse<string[]>(lines, { delimiter: delimiters[delimiter] });
  const [headings = [], ...body] = data;
  const rows = body
    .map((cells, index) => ({ line: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const broken = errors.find(({ type }) => type === 'Quotes');
  // A quote that is never closed swallows everything behind it.
  const fault = broken === undefined ? faultOf(rows) : unusable('quotes', { line: (broken.row ?? 0) + 1 });
  return { kind: 'table', encoding, delimiter, headings, rows, fault };
}

const unusable = (problem: Unusable['problem'], values?: Record<string, number>): Unusable => ({
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

const namedDelimiter = (sign: string | undefined) => delimiterNames.find((name) => delimiters[name] === sign);

/** The delimiter that divides the heading into the most cells. */
function delimiterOf(text: string): Delimiter {
  const counted = delimiterNames.map((name) => {
    const { data } = Papa.parse<string[]>(text, { delimiter: delimiters[name], preview: 1 });
    return { name, cells: data[0]?.length ?? 0 };
  });
  return counted.reduce((best, one) => (one.cells > best.cells ? one : best)).name;
}
