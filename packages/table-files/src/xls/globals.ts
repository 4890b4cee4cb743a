import { cutToUnits } from '../cut.ts';
import type { TableLocale } from '../locale.ts';
import { u8, u16, u32 } from './bytes.ts';
import { drawingGroup, filterName, printTitles } from './filter.ts';
import { bof, longText, record, shortText, Type } from './records.ts';
import type { Sheet } from './sheet.ts';
import { formatting } from './styles.ts';

const UTF_16 = 1200;

/** 2.4.63: the country of the program that writes. */
const UNITED_STATES = 1;

/** 2.4.349: the size of who wrote it, whose characters may take two bytes each. */
const WRITER_SIZE = 112;
const WRITER_LENGTH = 54;

/**
 * What is the same for all sheets ([MS-XLS] 2.1.7.20.3), up to the shared strings.
 * @param places where the sheets begin in the workbook's stream; the size does not depend on them
 */
export function globals(
  sheets: readonly Sheet[],
  places: readonly number[],
  locale: TableLocale,
  creator: string,
): Buffer {
  const writer = longText(cutToUnits(creator, WRITER_LENGTH));
  return Buffer.concat([
    bof('globals'),
    record(Type.INTERFACE_HDR, u16(UTF_16)),
    record(Type.MMS, u16(0)),
    record(Type.INTERFACE_END),
    // 2.4.349: who wrote it, with spaces behind.
    record(Type.WRITE_ACCESS, writer, Buffer.alloc(WRITER_SIZE - writer.length, ' ')),
    record(Type.CODE_PAGE, u16(UTF_16)),
    record(Type.DSF, u16(0)),
    record(Type.RR_TAB_ID, u16(...sheets.map((_, index) => index + 1))),
    ...settings(),
    formatting(locale),
    record(Type.USES_ELFS, u16(0)),
    // 2.4.28
    ...sheets.map(({ name }, index) =>
      record(Type.BOUND_SHEET, u32(places[index] ?? 0), u8(0, 0), shortText(name)),
    ),
    record(Type.COUNTRY, u16(UNITED_STATES, locale.country)),
    ...names(sheets),
    drawingGroup(sheets.flatMap(({ filter }) => filter ?? [])),
  ]);
}

/** PROTECTION (none), the window and how to calculate: days are counted from 1900 on. */
function settings(): Buffer[] {
  const off = [Type.WIN_PROTECT, Type.PROTECT, Type.PASSWORD, Type.PROT_4_REV, Type.PROT_4_REV_PASS];
  return [
    ...off.map((type) => record(type, u16(0))),
    // 2.4.345: scroll bars and tabs, the first sheet shown.
    record(Type.WINDOW_1, u16(0, 0, 0x4000, 0x2038, 0x0038, 0, 0, 1, 600)),
    record(Type.BACKUP, u16(0)),
    record(Type.HIDE_OBJ, u16(0)),
    record(Type.DATE_1904, u16(0)),
    record(Type.CALC_PRECISION, u16(1)),
    record(Type.REFRESH_ALL, u16(0)),
    record(Type.BOOK_BOOL, u16(0)),
  ];
}

/** 2.4.271, 2.4.106: the sheets that names are about, and the names: the ranges of the filters, and the headings. */
function names(sheets: readonly Sheet[]): Buffer[] {
  const THIS_WORKBOOK = 0x0401;
  const references = sheets.map((_, index) => u16(0, index, index));
  return [
    record(Type.SUP_BOOK, u16(sheets.length, THIS_WORKBOOK)),
    record(Type.EXTERN_SHEET, u16(sheets.length), ...references),
    ...sheets.flatMap(({ filter }, index) =>
      filter === null ? [] : [filterName(index, filter), printTitles(index)],
    ),
  ];
}
