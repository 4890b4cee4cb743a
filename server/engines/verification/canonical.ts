import { APOSTROPHES } from 'table-files/formulas';
import { Kind, kindsOf, Utf8 } from 'table-files/utf8';
import type { Language } from '../../../contract/languages';
import { localesOf } from '../exports/formats';
import type { Cell, ColumnType, Row } from '../exports/table';
import type { ReadCell } from '../foreign/table/line';

/** What comes between the cells of a line, and after it. */
const UNIT = '\u001f';
const RECORD = '\u001e';
const UNIT_CODE = UNIT.charCodeAt(0);
const RECORD_CODE = RECORD.charCodeAt(0);

/** What no program keeps as it was: control characters, and how much of white space there is. */
const UNSTABLE = /[\p{Cc}\s\ufffd-\uffff]+/gu;
const UNSTABLE_SOMEWHERE = /[\p{Cc}\ufffd-\uffff]|[^\S ]|^ | $| {2}/u;

/** A text in the one form in which it is compared. */
function stable(text: string): string {
  const plain = UNSTABLE_SOMEWHERE.test(text) ? text.replace(UNSTABLE, ' ').trim() : text;
  return plain.startsWith("'") ? plain.replace(APOSTROPHES, '') : plain;
}

/** A cell as it goes into a file, in the one form in which it is compared. */
export function written(cell: Cell | undefined, type: ColumnType | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  return type === 'text' || type === 'code' ? stable(cell) : cell;
}

/** A line as it goes into the digest of all of them. */
export const digested = (cells: readonly string[]): string => cells.join(UNIT) + RECORD;

/** What the form in which texts are compared leaves as it is: all but what is unstable, and a space between others. */
const STABLE = kindsOf((character) => {
  if (character === ' ') return Kind.alone;
  return character.search(UNSTABLE) < 0 ? Kind.ordinary : Kind.special;
});
const EVERYTHING = kindsOf(() => Kind.ordinary);

/** Rows as they go into the digest of all of them: `digested` of what is `written`, as bytes and much sooner. */
export class DigestedRows {
  readonly #bytes = new Utf8();
  constructor(readonly types: readonly ColumnType[]) {}

  add(row: Row): void {
    const { types } = this;
    for (let index = 0; index < types.length; index += 1) {
      if (index > 0) this.#bytes.add(UNIT_CODE);
      this.#put(row[index], types[index]);
    }
    this.#bytes.add(RECORD_CODE);
  }

  #put(cell: Cell | undefined, type: ColumnType | undefined): void {
    const asItIs = type !== 'text' && type !== 'code';
    if (typeof cell === 'string' && (asItIs || !cell.startsWith("'"))) {
      if (this.#bytes.put(cell, asItIs ? EVERYTHING : STABLE)) return;
    }
    this.#bytes.write(written(cell, type));
  }

  /** Bytes that were added and not taken. */
  get length(): number {
    return this.#bytes.length;
  }

  /** What was added, in memory that the next rows are written to. */
  take(): Uint8Array {
    return this.#bytes.view();
  }
}

/** The cells of a file are read by this. */
export interface CellFormat {
  /** That of the file: it says whether the day or the month stands first. */
  readonly language: Language;
  /** It stands between the whole and the decimals of amounts: a program of another country writes its own. */
  readonly point: string;
}

/** Returns how a file is read that nobody has saved again. */
export const readingIn = (language: Language): CellFormat => ({ language, point: localesOf[language].point });

/**
 * The decimal sign of an amount that has one for certain, `940,00`: a file that was saved again has the same in all of
 * its amounts, so that one amount with another is another amount.
 */
export const pointIn = (cell: ReadCell): string | null =>
  typeof cell === 'string' ? (/^-?\d[\d.,\s]*([.,])\d{1,2}$/.exec(stable(cell))?.[1] ?? null) : null;

/**
 * A cell as it was found in a file, in the same form, whatever program has saved it. What has not the form of its type
 * stays the text that it is, and so differs.
 */
export function found(cell: ReadCell, type: ColumnType, { language, point }: CellFormat): string {
  if (typeof cell === 'number') return numberFound(cell, type);
  const text = stable(cell);
  if (text === '') return '';
  switch (type) {
    case 'money':
      return amountIn(text, point) ?? text;
    case 'date':
      return dateIn(text, language) ?? text;
    case 'dateTime':
      return momentIn(text, language) ?? text;
    case 'month':
      return monthIn(text) ?? text;
    case 'integer':
      return integerIn(text, point) ?? text;
    default:
      return text;
  }
}

const DAY_MS = 86_400_000;
/** The day that a spreadsheet counts as 0. */
const EPOCH = Date.UTC(1899, 11, 30);

function numberFound(value: number, type: ColumnType): string {
  switch (type) {
    case 'money':
      return centsOf(value);
    case 'date':
    case 'month':
    case 'dateTime': {
      const moment = new Date(EPOCH + Math.round((value * DAY_MS) / 1000) * 1000);
      if (Number.isNaN(moment.getTime())) return String(value);
      const text = moment.toISOString().replace('T', ' ');
      if (type === 'month') return text.slice(0, 7);
      return type === 'date' ? text.slice(0, 10) : text.slice(0, 19);
    }
    default:
      return String(value);
  }
}

/** An amount that is a number, with two places where it has no more. */
function centsOf(value: number): string {
  const cents = value.toFixed(2);
  return Number(cents) === value ? (cents === '-0.00' ? '0.00' : cents) : String(value);
}

/** A whole number, its thousands in groups or not: one sign between all of them, which is not the decimal one. */
const WHOLE = /^(-?)(0|[1-9]\d*|[1-9]\d{0,2}(?:([.,\s])\d{3})(?:\3\d{3})*)$/;

function integerIn(text: string, point: string): string | null {
  const [, sign, digits = '', group] = WHOLE.exec(text) ?? [];
  return sign === undefined || group === point ? null : sign + digits.replace(/\D/g, '');
}

/** `1.234,5` where the comma is the decimal sign, `1,234.50` where the point is, `-1234`. */
function amountIn(text: string, point: string): string | null {
  const [whole = '', places = '', ...more] = text.split(point);
  const digits = integerIn(whole, point);
  if (digits === null || more.length > 0 || !/^\d{0,2}$/.test(places) || text.endsWith(point)) return null;
  return `${digits}.${places.padEnd(2, '0')}`;
}

/** A month as files have it, `2026-10`, as workbooks show it, `10/2026`, or as its first day. */
function monthIn(text: string): string | null {
  const [, month, year] = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (month !== undefined) return `${year}-${two(month)}`;
  return /^(\d{4}-\d{2})(?:-01(?:[T ]00:00(?::00)?)?)?$/.exec(text)?.[1] ?? null;
}

const two = (text: string | undefined) => (text ?? '0').padStart(2, '0');

/** A date; a time beside it, which programs add, is that of midnight. */
function dateIn(text: string, language: Language): string | null {
  const moment = momentIn(text, language);
  return moment?.endsWith(' 00:00:00') === true ? moment.slice(0, 10) : null;
}

/** A date or moment in the forms that programs write: year first, or day and month in the order of the language. */
function momentIn(text: string, language: Language): string | null {
  const parts =
    /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[T ,]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,]0+)?)?$/.exec(text);
  if (parts === null) return null;
  const [, first = '', second = '', third = '', hour, minute, seconds] = parts;
  const time = ` ${two(hour)}:${two(minute)}:${two(seconds)}`;
  if (first.length === 4) return `${first}-${two(second)}-${two(third)}${time}`;
  if (third.length !== 4) return null;
  // Where only one of the two can be the month, it is.
  const monthFirst = Number(first) > 12 ? false : Number(second) > 12 ? true : language === 'en';
  const [month, day] = monthFirst ? [first, second] : [second, first];
  return `${third}-${two(month)}-${two(day)}${time}`;
}
