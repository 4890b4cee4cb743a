import type { TableLocale } from '../locale.ts';
import type { ColumnType } from '../table.ts';
import { u8, u16, u32 } from './bytes.ts';
import { longText, record, shortText, Type } from './records.ts';

/** [MS-XLS] 2.4.126: number formats that every spreadsheet has, and our own. */
const GENERAL = 0;
const TEXT = 49;
const DATE = 164;
const DATE_TIME = 165;
const INTEGER = 166;
const MONEY = 167;
const MONTH = 168;

interface Look {
  format: number;
  bold?: boolean;
  wrapped?: boolean;
}

/** What cells look like. Text has the format of text too, so that it stays text when somebody edits it. */
const looks = {
  text: { format: TEXT },
  code: { format: TEXT },
  date: { format: DATE },
  dateTime: { format: DATE_TIME },
  month: { format: MONTH },
  integer: { format: INTEGER },
  money: { format: MONEY },
  bold: { format: GENERAL, bold: true },
  boldInteger: { format: INTEGER, bold: true },
  boldMoney: { format: MONEY, bold: true },
  wrapped: { format: TEXT, wrapped: true },
} satisfies Record<ColumnType, Look> & Record<string, Look>;

/** 2.5.282: the styles that every file begins with, and the look of cells without one. */
const STYLES = 15;
export const PLAIN = STYLES;

/** What a cell names its look by. */
export const style = Object.fromEntries(
  Object.keys(looks).map((name, index) => [name, PLAIN + 1 + index]),
) as Record<keyof typeof looks, number>;

/** 2.1.7.20.3, FORMATTING: fonts, number formats, looks. */
export function formatting({ dateFormat }: TableLocale): Buffer {
  return Buffer.concat([
    // Four at least; the first one is what the widths of columns are measured in.
    ...[false, true, false, false].map(font),
    format(DATE, dateFormat),
    format(DATE_TIME, `${dateFormat} hh:mm:ss`),
    format(INTEGER, '#,##0;[Red]-#,##0'),
    format(MONEY, '#,##0.00;[Red]-#,##0.00'),
    format(MONTH, 'mm/yyyy'),
    ...Array.from({ length: STYLES }, () => xf({ format: GENERAL }, true)),
    xf({ format: GENERAL }),
    ...Object.values<Look>(looks).map((look) => xf(look)),
    // 2.4.269: the first look is the style "Normal".
    record(Type.STYLE, u16(0x8000), u8(0, 0xff)),
  ]);
}

/** 2.4.122: Arial of 10 points, which the format's first programs began with. */
function font(bold: boolean): Buffer {
  const height = 200;
  return record(
    Type.FONT,
    u16(height, 0, 0x7fff, bold ? 700 : 400, 0),
    // No underline, a sans serif, any characters.
    u8(0, 2, 1, 0),
    shortText('Arial'),
  );
}

function format(id: number, code: string): Buffer {
  return record(Type.FORMAT, u16(id), longText(code));
}

/** 2.4.353; without a border, on the colour of the window. */
function xf({ format, bold = false, wrapped = false }: Look, isStyle = false): Buffer {
  // 2.5.20, 2.5.249: on the bottom line, or in lines from the top.
  const alignment = wrapped ? 0x08 : 0x20;
  // What differs from the style that is its parent.
  const own = isStyle ? 0 : (format === GENERAL ? 0 : 0x04) | (bold ? 0x08 : 0) | (wrapped ? 0x10 : 0);
  return record(
    Type.XF,
    u16(bold ? 1 : 0, format, isStyle ? 0xfff5 : 0x0001),
    u8(alignment, 0, 0, own),
    u32(0, 0),
    u16(0x20c0),
  );
}
