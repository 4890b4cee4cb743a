import { u8, u16, u32 } from './bytes.ts';
import { record, Type } from './records.ts';

/** The columns of a sheet that have a filter, by its heading in row 0, and the last row that it chooses from. */
export interface Filter {
  columns: number;
  lastRow: number;
}

/** [MS-XLS] 2.4.150: the range of a sheet's filter, under the name that Excel gives it, `_FilterDatabase`. */
export function filterName(sheet: number, { columns, lastRow }: Filter): Buffer {
  return builtInName(sheet, { hidden: true, name: 0x0d, area: [0, lastRow, 0, columns - 1] });
}

/** The heading of a sheet, which stands on every printed page: `Print_Titles`. */
export function printTitles(sheet: number): Buffer {
  const LAST_COLUMN = 255;
  return builtInName(sheet, { hidden: false, name: 0x07, area: [0, 0, 0, LAST_COLUMN] });
}

interface BuiltIn {
  hidden: boolean;
  name: number;
  /** First and last row, first and last column. */
  area: readonly [number, number, number, number];
}

function builtInName(sheet: number, { hidden, name, area }: BuiltIn): Buffer {
  // 2.5.198.28 PtgArea3d, of a sheet by its number in ExternSheet.
  const range = Buffer.concat([u8(0x3b), u16(sheet, ...area)]);
  return record(
    Type.LBL,
    u16(hidden ? 0x0021 : 0x0020),
    u8(0, 1),
    u16(range.length, 0, sheet + 1, 0, 0),
    u8(0, name),
    range,
  );
}

/** 2.4.8 */
export function filterInfo({ columns }: Filter): Buffer {
  return record(Type.AUTO_FILTER_INFO, u16(columns));
}

/** [MS-ODRAW] 2.2.46: a drawing's shapes have numbers from here on. */
const shapesOf = (drawing: number) => drawing * 1024;

/** 2.2.12 OfficeArtDggContainer in a MsoDrawingGroup ([MS-XLS] 2.4.171): the drawings of all sheets. */
export function drawingGroup(filters: readonly Filter[]): Buffer {
  const clusters = filters.map(({ columns }, index) => u32(index + 1, columns + 1));
  const shapes = filters.reduce((sum, { columns }) => sum + columns + 1, 0);
  const next = shapesOf(filters.length) + (filters.at(-1)?.columns ?? 0) + 1;
  const drawings = Buffer.concat([u32(next, clusters.length + 1, shapes, filters.length), ...clusters]);
  // Colours of shapes and of menus, as Excel has them: no drop-down shows them.
  const options = Buffer.concat([
    option(0x00bf, 0x00080008),
    option(0x0181, 0x08000009),
    option(0x01c0, 0x08000040),
  ]);
  const colors = u32(0x0800000d, 0x0800000c, 0x08000017, 0x100000f7);
  return record(
    Type.MSO_DRAWING_GROUP,
    art(
      CONTAINER,
      0,
      0xf000,
      Buffer.concat([art(0, 0, 0xf006, drawings), art(3, 3, 0xf00b, options), art(0, 4, 0xf11e, colors)]),
    ),
  );
}

/** The drop-downs of a sheet's filter, without which Excel has no place to click: a shape and an object a column. */
export function dropDowns(sheet: number, { columns }: Filter): Buffer {
  const drawing = sheet + 1;
  const first = shapesOf(drawing);
  // [MS-ODRAW] 2.2.13, 2.2.49: the drawing, and the shape that all others are in.
  const info = art(0, drawing, 0xf008, u32(columns + 1, first + columns));
  const group = art(
    CONTAINER,
    0,
    0xf004,
    Buffer.concat([art(1, 0, 0xf009, Buffer.alloc(16)), art(2, 0, 0xf00a, u32(first, 0x05))]),
  );
  const shapes = Array.from({ length: columns }, (_, column) => shape(first + 1 + column, column));
  const shapesSize = shapes.reduce((sum, { length }) => sum + length, group.length);
  const head = Buffer.concat([
    artHead(CONTAINER, 0, 0xf002, info.length + HEAD + shapesSize),
    info,
    artHead(CONTAINER, 0, 0xf003, shapesSize),
    group,
  ]);
  // Each part of the drawing stands before the object that it shows.
  return Buffer.concat(
    shapes.flatMap((part, column) => [
      column === 0 ? record(Type.MSO_DRAWING, head, part) : record(Type.MSO_DRAWING, part),
      object(column + 1),
    ]),
  );
}

/** [MS-ODRAW] 2.2.14: a control over the heading of a column. */
function shape(id: number, column: number): Buffer {
  const CONTROL = 201;
  // Not to be turned or grouped, without filling and line, not printed.
  const options = Buffer.concat([
    option(0x007f, 0x01040104),
    option(0x00bf, 0x00080008),
    option(0x01bf, 0x00010000),
    option(0x01ff, 0x00080000),
    option(0x03bf, 0x000a0000),
  ]);
  const anchor = u16(0, column, 0, 0, 0, column + 1, 0, 1, 0);
  return art(
    CONTAINER,
    0,
    0xf004,
    Buffer.concat([
      art(2, CONTROL, 0xf00a, u32(id, 0x0a00)),
      art(3, 5, 0xf00b, options),
      art(0, 0, 0xf010, anchor),
      art(0, 0, 0xf011, Buffer.alloc(0)),
    ]),
  );
}

/** [MS-XLS] 2.4.181 Obj: a drop-down that belongs to a filter. */
function object(id: number): Buffer {
  const DROP_DOWN = 0x14;
  const MADE_BY_EXCEL = 0x2101;
  return record(
    Type.OBJ,
    // 2.5.143 FtCmo
    u16(0x15, 18, DROP_DOWN, id, MADE_BY_EXCEL, 0, 0, 0, 0, 0, 0),
    // 2.5.154 FtSbs
    u16(0x0c, 20),
    Buffer.alloc(20),
    // 2.5.147 FtLbsData: an empty list of the kind "filter", eight lines high. The size is the one that Excel writes.
    u16(0x13, 0x1fee, 0, 0, 0, 0x0301, 0, 2, 8, 0x57, 0, 0),
  );
}

/** [MS-ODRAW] 2.2.1: the version of records that hold others. */
const CONTAINER = 0xf;
const HEAD = 8;

function artHead(version: number, instance: number, type: number, size: number): Buffer {
  return Buffer.concat([u16(version | (instance << 4), type), u32(size)]);
}

function art(version: number, instance: number, type: number, data: Buffer): Buffer {
  return Buffer.concat([artHead(version, instance, type, data.length), data]);
}

/** 2.2.7 */
const option = (id: number, value: number): Buffer => Buffer.concat([u16(id), u32(value)]);
