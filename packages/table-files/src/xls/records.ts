import { u8, u16, u32 } from './bytes.ts';

/** [MS-XLS] 2.1.4: the most that a record holds beside its type and its size. */
export const MOST_DATA = 8224;

/** 2.3: the types of the records that we write. */
export const Type = {
  AUTO_FILTER_INFO: 0x009d,
  BACKUP: 0x0040,
  BOF: 0x0809,
  BOOK_BOOL: 0x00da,
  BOUND_SHEET: 0x0085,
  CALC_COUNT: 0x000c,
  CALC_DELTA: 0x0010,
  CALC_ITER: 0x0011,
  CALC_MODE: 0x000d,
  CALC_PRECISION: 0x000e,
  CALC_REF_MODE: 0x000f,
  CALC_SAVE_RECALC: 0x005f,
  CODE_PAGE: 0x0042,
  COL_INFO: 0x007d,
  CONTINUE: 0x003c,
  COUNTRY: 0x008c,
  DATE_1904: 0x0022,
  DB_CELL: 0x00d7,
  DEF_COL_WIDTH: 0x0055,
  DEFAULT_ROW_HEIGHT: 0x0225,
  DIMENSIONS: 0x0200,
  DSF: 0x0161,
  EOF: 0x000a,
  EXT_SST: 0x00ff,
  EXTERN_SHEET: 0x0017,
  FONT: 0x0031,
  FOOTER: 0x0015,
  FORMAT: 0x041e,
  GRID_SET: 0x0082,
  GUTS: 0x0080,
  H_CENTER: 0x0083,
  HEADER: 0x0014,
  HIDE_OBJ: 0x008d,
  INDEX: 0x020b,
  INTERFACE_END: 0x00e2,
  INTERFACE_HDR: 0x00e1,
  LABEL_SST: 0x00fd,
  LBL: 0x0018,
  MMS: 0x00c1,
  MSO_DRAWING: 0x00ec,
  MSO_DRAWING_GROUP: 0x00eb,
  NUMBER: 0x0203,
  OBJ: 0x005d,
  PANE: 0x0041,
  PASSWORD: 0x0013,
  PRINT_GRID: 0x002b,
  PRINT_ROW_COL: 0x002a,
  PROT_4_REV: 0x01af,
  PROT_4_REV_PASS: 0x01bc,
  PROTECT: 0x0012,
  REFRESH_ALL: 0x01b7,
  RK: 0x027e,
  ROW: 0x0208,
  RR_TAB_ID: 0x013d,
  SELECTION: 0x001d,
  SETUP: 0x00a1,
  SST: 0x00fc,
  STYLE: 0x0293,
  SUP_BOOK: 0x01ae,
  USES_ELFS: 0x0160,
  V_CENTER: 0x0084,
  WIN_PROTECT: 0x0019,
  WINDOW_1: 0x003d,
  WINDOW_2: 0x023e,
  WRITE_ACCESS: 0x005c,
  WS_BOOL: 0x0081,
  XF: 0x00e0,
} as const;

/** 2.1.4: a record of parts. */
export function record(type: number, ...parts: Uint8Array[]): Buffer {
  const data = Buffer.concat(parts);
  return Buffer.concat([u16(type, data.length), data]);
}

/** 2.4.21: what begins the globals and every sheet. */
export function bof(substream: 'globals' | 'sheet'): Buffer {
  // Excel 97 on Windows; to be read by BIFF8.
  return record(
    Type.BOF,
    u16(0x0600, substream === 'globals' ? 0x0005 : 0x0010, 0x0dbb, 0x07cc),
    u32(0x09, 0x06),
  );
}

/** 2.5.240 ShortXLUnicodeString: a text that is short enough for one byte of length. */
export const shortText = (text: string): Buffer => Buffer.concat([u8(text.length), characters(text)]);

/** 2.5.294 XLUnicodeString */
export const longText = (text: string): Buffer => Buffer.concat([u16(text.length), characters(text)]);

/** Whether all characters are in the first 256: they are written as one byte each. */
export function isNarrow(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 0xff) return false;
  return true;
}

function characters(text: string): Buffer {
  const narrow = isNarrow(text);
  return Buffer.concat([u8(narrow ? 0 : 1), Buffer.from(text, narrow ? 'latin1' : 'utf16le')]);
}
