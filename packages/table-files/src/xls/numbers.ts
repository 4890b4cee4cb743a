import type { ColumnType } from '../table.ts';
import { serialOfDate, serialOfMoment, serialOfMonth } from '../workbook/serial.ts';

/** What a double holds to the last digit. */
const EXACT = /^-?(?:\d{1,13}\.\d\d|\d{1,15})$/;

/** The number that a cell is. `null`: it is text, or has not the form of its column and is text so that nothing is lost. */
export type NumberIn = (cell: string | number) => number | null;

/** Reads the cells of one column. */
export function numberIn(type: ColumnType): NumberIn {
  switch (type) {
    case 'date':
      return latest(serialOfDate);
    case 'month':
      return latest(serialOfMonth);
    case 'dateTime': {
      const dayOf = latest(serialOfDate);
      return (cell) => serialOfMoment(String(cell), dayOf);
    }
    case 'integer':
    case 'money':
      return (cell) => (EXACT.test(String(cell)) ? Number(cell) : null);
    default:
      return () => null;
  }
}

/** Remembers the last answer: neighbours often have the same date. */
function latest(answer: (text: string) => number | null): NumberIn {
  let text = '';
  let number: number | null = null;
  return (cell) => {
    if (cell !== text) {
      text = String(cell);
      number = answer(text);
    }
    return number;
  };
}
