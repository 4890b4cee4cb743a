import type { TableLocale } from '../locale.ts';
import type { Cell, ColumnType } from '../table.ts';
import type { Colour } from './look.ts';

/** A piece of a cell, in one colour. */
export interface Part {
  text: string;
  colour: Colour;
}

const MINUS = '\u2212';

/** Days that are remembered as written: a file has few, in many rows. */
const DAYS = 1000;

/** Writes a cell as people do. No double comes between an amount and its digits. */
export function cellWriter({
  group,
  point,
  writeDate,
}: TableLocale): (cell: Cell, type: ColumnType) => Part[] {
  const days = new Map<string, string>();

  const day = (date: string): string => {
    const known = days.get(date);
    if (known !== undefined) return known;
    const written = writeDate(date);
    if (days.size >= DAYS) days.clear();
    days.set(date, written);
    return written;
  };
  const number = (written: string): Part => {
    const negative = written.startsWith('-');
    const [whole = '', decimals] = written.slice(negative ? 1 : 0).split('.');
    const grouped = whole.length > 3 ? whole.replace(/\B(?=(?:\d{3})+$)/g, group) : whole;
    const digits = decimals === undefined ? grouped : grouped + point + decimals;
    return negative ? { text: MINUS + digits, colour: 'out' } : { text: digits, colour: 'text' };
  };

  return (cell, type) => {
    if (cell === null) return [];
    const text = String(cell);
    switch (type) {
      case 'money':
      case 'integer':
        return [number(text)];
      case 'date':
        return [{ text: day(text), colour: 'text' }];
      case 'dateTime':
        return [
          { text: `${day(text.slice(0, 10))} `, colour: 'text' },
          { text: text.slice(11, 19), colour: 'text2' },
        ];
      default:
        return [{ text, colour: 'text' }];
    }
  };
}
