import { double, u8, u16, u32 } from './bytes.ts';
import { type CellTable, ROW_HEIGHT } from './cell-table.ts';
import { dropDowns, type Filter, filterInfo } from './filter.ts';
import { bof, record, Type } from './records.ts';
import { PLAIN } from './styles.ts';

/** A sheet whose cells are complete. */
export interface Sheet {
  name: string;
  cells: CellTable;
  /** Of the columns, in digits. */
  widths: readonly number[];
  /** `null`: no heading that stays, and nothing to choose from. */
  filter: Filter | null;
}

/**
 * A sheet as [MS-XLS] 2.1.7.20.5 has it.
 * @param number its place among the sheets, from 0 on
 */
export class SheetRecords {
  readonly #settings: Buffer;
  readonly #columns: Buffer;
  readonly #foot: Buffer;

  constructor(
    readonly sheet: Sheet,
    readonly number: number,
  ) {
    this.#settings = settings();
    this.#columns = columns(sheet);
    this.#foot = foot(sheet, number);
  }

  get size(): number {
    return this.#head(0).length + this.sheet.cells.size + this.#foot.length;
  }

  /**
   * All of it, once.
   * @param place where it begins in the workbook's stream
   */
  *take(place: number): Generator<Uint8Array> {
    yield this.#head(place);
    yield* this.sheet.cells.take();
    yield this.#foot;
  }

  /** Up to the cells. 2.4.144: the Index says where the widths of columns and the blocks of rows are. */
  #head(place: number): Buffer {
    const { blocks, rows } = this.sheet.cells;
    const begin = bof('sheet');
    const widths = place + begin.length + INDEX_SIZE + 4 * blocks.length + this.#settings.length;
    const cells = widths + this.#columns.length;
    const index = record(Type.INDEX, u32(0, 0, rows, widths, ...blocks.map((block) => cells + block)));
    return Buffer.concat([begin, index, this.#settings, this.#columns]);
  }
}

/** Of an Index with type and size, without the blocks. */
const INDEX_SIZE = 20;

/** GLOBALS and PAGESETUP: how to calculate (nothing is) and how to print (across, each page as wide as the table). */
function settings(): Buffer {
  return Buffer.concat([
    record(Type.CALC_MODE, u16(1)),
    record(Type.CALC_COUNT, u16(100)),
    record(Type.CALC_REF_MODE, u16(1)),
    record(Type.CALC_ITER, u16(0)),
    record(Type.CALC_DELTA, double(0.001)),
    record(Type.CALC_SAVE_RECALC, u16(1)),
    record(Type.PRINT_ROW_COL, u16(0)),
    record(Type.PRINT_GRID, u16(0)),
    record(Type.GRID_SET, u16(1)),
    record(Type.GUTS, u16(0, 0, 0, 0)),
    record(Type.DEFAULT_ROW_HEIGHT, u16(0, ROW_HEIGHT)),
    // 2.4.351, with fFitToPage.
    record(Type.WS_BOOL, u16(0x05c1)),
    record(Type.HEADER),
    record(Type.FOOTER),
    record(Type.H_CENTER, u16(0)),
    record(Type.V_CENTER, u16(0)),
    // 2.4.257
    record(Type.SETUP, u16(A4, 100, 1, 1, 0, 0, 600, 600), double(0.5), double(0.5), u16(1)),
  ]);
}

/** The paper of the PDF. */
const A4 = 9;

/** COLUMNS, SORTANDFILTER and the size of the table. */
function columns({ cells, widths, filter }: Sheet): Buffer {
  return Buffer.concat([
    record(Type.DEF_COL_WIDTH, u16(8)),
    // 2.4.53: widths in 256ths of a digit, chosen by us.
    ...widths.map((width, index) =>
      record(Type.COL_INFO, u16(index, index, Math.round(width * 256), PLAIN, 0x0002, 0)),
    ),
    ...(filter === null ? [] : [filterInfo(filter)]),
    // 2.4.90
    record(Type.DIMENSIONS, u32(0, cells.rows), u16(0, widths.length, 0)),
  ]);
}

/** OBJECTS and WINDOW: the first sheet is the one that is shown; a heading stays above rows that move. */
function foot({ filter }: Sheet, number: number): Buffer {
  const frozen = filter !== null;
  // 2.4.346: grid, headings, zeros, default colours, outline; frozen without being split; shown.
  const options = 0x00b6 | (frozen ? 0x0108 : 0) | (number === 0 ? 0x0600 : 0);
  const window = record(Type.WINDOW_2, u16(options, 0, 0, 0x40, 0, 0, 0, 0, 0));
  const panes = frozen
    ? // 2.4.189: one row above.
      [record(Type.PANE, u16(0, 1, 1, 0), u8(BELOW, 0)), selection(ABOVE, 0), selection(BELOW, 1)]
    : [selection(ABOVE, 0)];
  return Buffer.concat([
    ...(filter === null ? [] : [dropDowns(number, filter)]),
    window,
    ...panes,
    record(Type.EOF),
  ]);
}

/** The two panes, or the first one where there is only one. */
const BELOW = 2;
const ABOVE = 3;

/** 2.4.248: the first cell of a row. */
function selection(pane: number, row: number): Buffer {
  return record(Type.SELECTION, u8(pane), u16(row, 0, 0, 1, row, row), u8(0, 0));
}
