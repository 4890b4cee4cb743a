import type { Cell, Column, Fact, Row, Table, Total } from '../table.ts';
import { factsOf } from '../workbook/facts.ts';
import { SheetNames } from '../workbook/sheet-names.ts';
import { widthsOf } from '../workbook/widths.ts';
import { CellTable } from './cell-table.ts';
import { cellText } from './cell-text.ts';
import { compoundFile, SMALLEST_STREAM } from './compound-file.ts';
import { globals } from './globals.ts';
import { type NumberIn, numberIn } from './numbers.ts';
import { PROPERTIES_STREAM, properties } from './properties.ts';
import { record, Type } from './records.ts';
import { SharedStrings } from './shared-strings.ts';
import { type Sheet, SheetRecords } from './sheet.ts';
import { style } from './styles.ts';

export interface Limits {
  /** Of a sheet, with the heading. */
  rows: number;
  /** Of the file; it is whole before it leaves, so this is memory. */
  bytes: number;
}

/** A sheet of the table, while rows are added. */
interface TableSheet {
  cells: CellTable;
  /** The last row of the table, below its heading. */
  last: number;
}

/** A workbook that grows: the table on as many sheets as it needs, then what is below it and about it. */
export class Workbook {
  readonly #texts = new SharedStrings();
  readonly #sheets: TableSheet[] = [];
  readonly #table: Table;
  readonly #limits: Limits;
  /** The last one. */
  #sheet: TableSheet;
  readonly #numberIn: readonly NumberIn[];
  #widths: readonly number[] | null = null;
  /** Bytes of the sheets before the last one. */
  #complete = 0;

  constructor(table: Table, limits: Limits) {
    this.#table = table;
    this.#limits = limits;
    this.#numberIn = table.columns.map(({ type }) => numberIn(type));
    this.#sheet = this.#another();
  }

  /** @throws Error where the file becomes larger than it may */
  add(rows: readonly Row[]): void {
    const { columns } = this.#table;
    this.#widths ??= widthsOf(columns, rows);
    for (const row of rows) {
      if (this.#sheet.last + 1 === this.#limits.rows) this.#sheet = this.#another();
      const { cells } = this.#sheet;
      this.#sheet.last += 1;
      cells.begin(this.#sheet.last);
      for (let index = 0; index < columns.length; index += 1) {
        const { type } = columns[index] as Column;
        this.#put(cells, index, row[index] ?? null, style[type], this.#numberIn[index]);
      }
    }
    if (this.#complete + this.#sheet.cells.size + this.#texts.size > this.#limits.bytes) {
      throw new Error('The texts of the report are too many for an xls file');
    }
  }

  /** Below an empty row, on a sheet of their own where they have no room below the last rows. */
  addTotals(totals: readonly Total[]): void {
    if (totals.length === 0) return;
    const { last } = this.#sheet;
    if (last > 0 && last + 1 + totals.length >= this.#limits.rows) this.#sheet = this.#another();
    const { cells } = this.#sheet;
    for (const [index, { label, amounts }] of totals.entries()) {
      cells.begin(this.#sheet.last + 2 + index);
      this.#put(cells, 0, label, style.bold);
      for (const [place, { id, type }] of this.#table.columns.entries()) {
        const amount = amounts[id];
        if (place === 0 || amount === undefined) continue;
        const look = type === 'money' ? 'boldMoney' : type === 'integer' ? 'boldInteger' : 'bold';
        this.#put(cells, place, amount, style[look], this.#numberIn[place]);
      }
    }
  }

  /** The file, once. */
  *file(): Generator<Uint8Array> {
    const { locale, title, creator } = this.#table;
    const sheets = this.#allSheets();
    const parts = sheets.map((sheet, index) => new SheetRecords(sheet, index));

    const end = record(Type.EOF);
    const beginning = globals(sheets, [], locale, creator).length;
    const texts = this.#texts.take(beginning);
    const places: number[] = [];
    let size = beginning + texts.size + end.length;
    for (const part of parts) {
      places.push(size);
      size += part.size;
    }
    const filling = Buffer.alloc(Math.max(0, SMALLEST_STREAM - size));

    function* pieces() {
      yield globals(sheets, places, locale, creator);
      yield* texts.pieces;
      yield end;
      for (const [index, part] of parts.entries()) yield* part.take(places[index] ?? 0);
      yield filling;
    }
    const summary = properties(cellText(title), creator);
    yield* compoundFile([
      { name: 'Workbook', size: size + filling.length, pieces: pieces() },
      { name: PROPERTIES_STREAM, size: summary.length, pieces: [summary] },
    ]);
  }

  #allSheets(): Sheet[] {
    const { words, title, creator, columns } = this.#table;
    const names = new SheetNames(creator);
    const widths = this.#widths ?? widthsOf(columns, []);
    const tables = this.#sheets.map(({ cells, last }): Sheet => {
      cells.finish();
      const filter = { columns: columns.length, lastRow: last };
      return { name: names.take(cellText(title)), cells, widths, filter };
    });
    return [...tables, this.#factsSheet(factsOf(this.#table), names.take(words.about))];
  }

  /** A sheet that says what the table is about: the title, and below it a line for each fact. */
  #factsSheet(facts: readonly Fact[], name: string): Sheet {
    const cells = new CellTable(2);
    cells.begin(0);
    this.#put(cells, 0, this.#table.title, style.bold);
    for (const [index, { label, value }] of facts.entries()) {
      cells.begin(index + 2, linesIn(value, VALUE_WIDTH));
      this.#put(cells, 0, label, style.bold);
      this.#put(cells, 1, value, style.wrapped);
    }
    cells.finish();
    const widest = Math.max(12, ...facts.map(({ label }) => label.length + 2));
    return { name, cells, widths: [widest, VALUE_WIDTH], filter: null };
  }

  /** One more sheet for the table, with its heading. */
  #another(): TableSheet {
    const { columns } = this.#table;
    this.#complete += this.#sheets.at(-1)?.cells.size ?? 0;
    const sheet = { cells: new CellTable(columns.length), last: 0 };
    sheet.cells.begin(0);
    for (const [index, { heading }] of columns.entries()) {
      this.#put(sheet.cells, index, heading, style.bold);
    }
    this.#sheets.push(sheet);
    return sheet;
  }

  /** Writes a cell: a number where it is one, else a text. */
  #put(cells: CellTable, index: number, cell: Cell, look: number, numberIn?: NumberIn): void {
    if (cell === null || cell === '') return;
    const number = numberIn?.(cell) ?? null;
    if (number === null) cells.text(index, look, this.#texts.numberOf(String(cell)));
    else cells.number(index, look, number);
  }
}

/** Of a fact's value, in digits; longer ones have several lines. */
const VALUE_WIDTH = 80;

const linesIn = (text: string, width: number): number =>
  text.split('\n').reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / width)), 0);
