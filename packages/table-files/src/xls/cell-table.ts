import { u16, u32 } from './bytes.ts';
import { Growing } from './growing.ts';
import { record, Type } from './records.ts';
import { PLAIN } from './styles.ts';

/** [MS-XLS] 2.4.78: rows that follow each other make a block. */
const BLOCK = 32;
/** With type and size. */
const ROW_SIZE = 20;
const LARGEST_CELL = 18;

/** A twentieth of a point each: the height of a row of Arial. */
export const ROW_HEIGHT = 255;
/** 2.4.221: a row is 409 points high at most. */
const MOST_LINES = 32;

/**
 * The cells of a sheet ([MS-XLS] 2.1.7.20.5, CELLTABLE), from the top to the bottom: blocks of 32 rows, in each the
 * records of the rows, those of their cells and one that says where they are.
 */
export class CellTable {
  readonly #records = new Growing();
  /** The block at the end: its rows and its cells. */
  readonly #rows = Buffer.allocUnsafeSlow(BLOCK * ROW_SIZE);
  readonly #cells: Buffer;
  #count = 0;
  #at = 0;
  /** Where the cells of each row of the block begin. */
  #starts: number[] = [];
  /** Where in the table each block ends with its DBCell. */
  readonly blocks: number[] = [];
  #row = 0;
  readonly #width: number;

  constructor(columns: number) {
    this.#width = columns;
    this.#cells = Buffer.allocUnsafeSlow(BLOCK * columns * LARGEST_CELL);
  }

  /** One more than the last row. */
  get rows(): number {
    return this.#count === 0 && this.blocks.length === 0 ? 0 : this.#row + 1;
  }

  get size(): number {
    return this.#records.size;
  }

  /**
   * Begins a row below all others; its cells follow from left to right.
   * @param lines that it is high
   */
  begin(row: number, lines = 1): void {
    if (this.#count > 0 && Math.floor(row / BLOCK) !== Math.floor(this.#row / BLOCK)) this.finish();
    this.#row = row;
    this.#starts.push(this.#at);
    const rows = this.#rows;
    // 2.4.221
    let at = this.#count * ROW_SIZE;
    at = rows.writeUInt16LE(Type.ROW, at);
    at = rows.writeUInt16LE(ROW_SIZE - 4, at);
    at = rows.writeUInt16LE(row, at);
    at = rows.writeUInt16LE(0, at);
    at = rows.writeUInt16LE(this.#width, at);
    at = rows.writeUInt16LE(ROW_HEIGHT * Math.min(lines, MOST_LINES), at);
    at = rows.writeUInt32LE(0, at);
    // Of a height of its own (fUnsynced) where it is higher.
    at = rows.writeUInt16LE(lines > 1 ? 0x0140 : 0x0100, at);
    rows.writeUInt16LE(PLAIN, at);
    this.#count += 1;
  }

  /** 2.4.149: a cell with a shared text. */
  text(column: number, look: number, number: number): void {
    const at = this.#head(Type.LABEL_SST, 10, column, look);
    this.#at = this.#cells.writeUInt32LE(number, at);
  }

  /** A cell with a number: in four bytes where they hold it exactly, else in eight. */
  number(column: number, look: number, value: number): void {
    const short = rkOf(value);
    if (short === null) {
      // 2.4.180
      const at = this.#head(Type.NUMBER, 14, column, look);
      this.#at = this.#cells.writeDoubleLE(value, at);
    } else {
      // 2.4.220
      const at = this.#head(Type.RK, 10, column, look);
      this.#at = this.#cells.writeInt32LE(short, at);
    }
  }

  /** Ends the block of the last row. */
  finish(): void {
    if (this.#count === 0) return;
    const rows = this.#count * ROW_SIZE;
    this.#records.append(this.#rows, 0, rows);
    this.#records.append(this.#cells, 0, this.#at);
    this.blocks.push(this.#records.size);
    // 2.4.78: from here back to the first row, from the second row to the first cells, from row to row.
    const offsets = this.#starts.map((start, index) =>
      index === 0 ? rows - ROW_SIZE : start - (this.#starts[index - 1] ?? 0),
    );
    this.#records.append(record(Type.DB_CELL, u32(rows + this.#at), u16(...offsets)));
    this.#count = 0;
    this.#at = 0;
    this.#starts = [];
  }

  /** All of it, once. */
  take(): Generator<Uint8Array> {
    return this.#records.take();
  }

  /** Type and size of a record, and where its cell is. */
  #head(type: number, size: number, column: number, look: number): number {
    const cells = this.#cells;
    let at = cells.writeUInt16LE(type, this.#at);
    at = cells.writeUInt16LE(size, at);
    at = cells.writeUInt16LE(this.#row, at);
    at = cells.writeUInt16LE(column, at);
    return cells.writeUInt16LE(look, at);
  }
}

/** 2.5.217 */
const WHOLE = 0x02;
const HUNDREDTHS = 0x01;

/** A number in 32 bits, two of which say how to read the others; `null` where it would not come back the same. */
function rkOf(value: number): number | null {
  if (fits(value)) return (value << 2) | WHOLE;
  const hundredths = Math.round(value * 100);
  if (fits(hundredths) && hundredths / 100 === value) return (hundredths << 2) | WHOLE | HUNDREDTHS;
  return null;
}

/** Whether it is a whole number that 30 bits hold. */
const fits = (value: number) => Number.isInteger(value) && value >= -(2 ** 29) && value < 2 ** 29;
