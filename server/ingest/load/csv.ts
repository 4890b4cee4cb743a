import { createReadStream } from 'node:fs';
import { CsvError } from 'csv-parse';
import { quoted } from '../cell-checks/cells';
import type { ColumnProblem } from '../cell-checks/row-rules';
import { MAX_RECORD_BYTES, Parsing, type RawRecord } from './csv-parsing';

interface CsvRecord {
  /** The line that it starts on, from 1. */
  line: number;
  cells: Record<string, string>;
  /** The problem of its form; then `cells` is empty. */
  problem?: ColumnProblem;
}

interface CsvChunk {
  records: CsvRecord[];
  /** The bytes of the file that have been read. */
  bytes: number;
}

/** The file cannot be read as CSV from some line on, or has another header. */
export class CsvUnreadable extends Error {
  override readonly name = 'CsvUnreadable';
  constructor(
    readonly line: number,
    readonly problems: readonly ColumnProblem[],
  ) {
    super(problems.map(({ reason }) => reason).join('; '));
  }
}

/**
 * Reads a CSV file of these columns, in any order, chunk by chunk, so that memory does not grow with its length.
 * @throws CsvUnreadable after it has yielded the records before that line
 */
export async function* readCsv(path: string, columns: readonly string[]): AsyncGenerator<CsvChunk> {
  const parsing = new Parsing();
  let header: readonly string[] | null = null;
  const chunk = (): CsvChunk => {
    const raw = parsing.take();
    if (header === null && raw.length > 0) header = headerOf(raw.shift(), columns);
    return { records: header === null ? [] : recordsOf(header, raw), bytes: parsing.bytes };
  };
  try {
    for await (const buffer of createReadStream(path)) {
      await parsing.write(buffer as Buffer);
      yield chunk();
    }
    await parsing.end();
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield chunk();
    throw new CsvUnreadable(parsing.nextLine, [{ column: null, reason: unreadable(error) }]);
  }
  yield chunk();
  if (header === null) headerOf(undefined, columns);
}

function recordsOf(header: readonly string[], raw: readonly RawRecord[]): CsvRecord[] {
  return raw.map(({ line, record }) => {
    const cells: Record<string, string> = {};
    if (record.length !== header.length) {
      const reason = `the row has ${record.length} cells, the header has ${header.length}`;
      return { line, cells, problem: { column: null, reason } };
    }
    for (const [index, column] of header.entries()) cells[column] = record[index]?.trim() ?? '';
    return { line, cells };
  });
}

function headerOf(first: RawRecord | undefined, columns: readonly string[]): readonly string[] {
  const header = first?.record ?? [];
  const problems = headerProblems(header, columns);
  if (problems.length > 0) throw new CsvUnreadable(first?.line ?? 1, problems);
  return header;
}

function headerProblems(header: readonly string[], columns: readonly string[]): ColumnProblem[] {
  const expected = `the header is ${columns.join(',')}`;
  if (header.length === 0) return [{ column: null, reason: `the file is empty; ${expected}` }];
  const unknown = header.filter((column) => !columns.includes(column));
  const missing = columns.filter((column) => !header.includes(column));
  const twice = header.filter((column, index) => header.indexOf(column) < index);
  const separator = header.length === 1 && /[;\t|]/.test(header[0] ?? '');
  if (separator) return [{ column: null, reason: `columns are separated by commas; ${expected}` }];
  return [
    ...missing.map((column) => ({ column, reason: 'the header lacks this column' })),
    ...unknown.map((column) => ({
      column: quoted(column),
      reason: `the header has an unknown column; ${expected}`,
    })),
    ...twice.map((column) => ({ column, reason: 'the header has this column twice' })),
  ];
}

function unreadable({ code }: CsvError): string {
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'a quote is opened and never closed';
    case 'CSV_INVALID_CLOSING_QUOTE':
      return 'a quote is closed within a cell; quotes inside a quoted cell are doubled';
    case 'INVALID_OPENING_QUOTE':
      return 'a quote stands within a cell that does not start with one';
    case 'CSV_MAX_RECORD_SIZE':
      return `the row is longer than ${MAX_RECORD_BYTES} bytes; is a quote never closed?`;
    default:
      return `the row cannot be read as CSV (${code})`;
  }
}
