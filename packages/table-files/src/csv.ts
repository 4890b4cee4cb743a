import { RUNS } from './formulas.ts';
import type { TableLocale } from './locale.ts';
import type { Cell, ColumnType, Table } from './table.ts';
import { Kind, kindsOf, Utf8 } from './utf8.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const QUOTE = 0x22;
const CARRIAGE_RETURN = 0x0d;
const LINE_FEED = 0x0a;
/** What stands in quotes as it is. */
const UNQUOTED = kindsOf((character) => (character === '"' ? Kind.special : Kind.ordinary));
/** What stands bare: anything. */
const BARE = kindsOf(() => Kind.ordinary);

/** Bytes that are handed on together: each piece is a call of the system, here and at its reader. */
const PIECE = 64 * 1024;

/** A CSV has a place for these: neither for a title nor for words of its own. */
export type CsvTable = Pick<Table, 'locale' | 'columns' | 'batches' | 'totals' | 'facts'>;

/**
 * CSV as RFC 4180 has it, with a byte order mark. In quotes stands text, bare what is a number or a date: that is
 * how a spreadsheet can tell a code from a number. Totals follow after an empty line, so that they are no part of
 * the table above, and after another one what a reader has to know of it.
 */
export async function* csv({
  locale,
  columns,
  batches,
  totals,
  facts,
}: CsvTable): AsyncGenerator<Uint8Array> {
  const lines = new Lines(locale, columns.length);
  const types = columns.map(({ type }) => type);
  lines.add(
    columns.map(({ heading }) => heading),
    [],
  );
  for await (const rows of batches) {
    for (const row of rows) lines.add(row, types);
    if (lines.length >= PIECE) yield lines.take();
  }
  const last = totals();
  if (last.length > 0) lines.add([], []);
  for (const { label, amounts } of last) {
    lines.add(
      columns.map(({ id }, index) => (index === 0 ? label : (amounts[id] ?? null))),
      types.with(0, 'text'),
    );
  }
  const about = facts();
  if (about.length > 0) lines.add([], []);
  for (const { label, value } of about) lines.add([label, value], []);
  yield lines.take();
}

/** Lines of so many fields. */
class Lines {
  readonly #bytes = new Utf8(2 * PIECE);
  readonly #separator: number;
  readonly #point: string;

  constructor(
    { separator, point }: TableLocale,
    readonly fields: number,
  ) {
    this.#separator = separator.charCodeAt(0);
    this.#point = point;
    this.#bytes.write(BYTE_ORDER_MARK);
  }

  get length(): number {
    return this.#bytes.length;
  }

  take(): Uint8Array {
    return this.#bytes.take();
  }

  /** Adds a line; cells that are missing are empty, types that are missing those of text. */
  add(cells: readonly Cell[], types: readonly ColumnType[]): void {
    const bytes = this.#bytes;
    for (let index = 0; index < this.fields; index += 1) {
      if (index > 0) bytes.add(this.#separator);
      this.#field(cells[index] ?? null, types[index]);
    }
    bytes.add(CARRIAGE_RETURN);
    bytes.add(LINE_FEED);
  }

  #field(cell: Cell, type: ColumnType | undefined): void {
    if (cell === null) return;
    if (typeof cell === 'number') this.#bare(String(cell));
    else if (type === 'money') this.#bare(this.#point === '.' ? cell : cell.replace('.', this.#point));
    else if (type === 'date' || type === 'dateTime') this.#bare(cell);
    else this.#quoted(cell);
  }

  #bare(text: string): void {
    if (!this.#bytes.put(text, BARE)) this.#bytes.write(text);
  }

  /** Text in quotes, its own ones doubled; what a spreadsheet would run is made harmless by an apostrophe. */
  #quoted(text: string): void {
    const bytes = this.#bytes;
    bytes.add(QUOTE);
    const harmless = RUNS.test(text) ? `'${text}` : text;
    if (!bytes.put(harmless, UNQUOTED)) bytes.write(harmless.replaceAll('"', '""'));
    bytes.add(QUOTE);
  }
}
