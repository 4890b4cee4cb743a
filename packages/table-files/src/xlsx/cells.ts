import type { Column, ColumnType, Row } from '../table.ts';
import { serialOfDate, serialOfMoment, serialOfMonth } from '../workbook/serial.ts';
import { columnStyle, style } from './styles.ts';
import { type CellRest, inlineRest, type Texts } from './texts.ts';
import { inOnePiece, xmlText } from './xml.ts';

/** Numbers that a spreadsheet keeps to the last digit; a longer one stays text. */
const NUMBER = /^-?(?:\d{1,13}\.\d{1,2}|\d{1,15})$/;

/** `A`, …, `Z`, `AA`, …: the name of a column by its index. */
export function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}

/** A cell of text by itself. */
export function textCell(column: number, place: number, look: keyof typeof style, text: string): string {
  return `<c r="${letterOf(column)}${place}${inlineRest(style[look], '')(text)}`;
}

/** The look of a total without a currency. */
export const totalStyle = (type: ColumnType): number =>
  style[type === 'money' ? 'boldMoney' : type === 'integer' ? 'boldInteger' : 'bold'];

interface TotalCell {
  column: number;
  place: number;
  type: ColumnType;
  look: number;
  amount: string;
  /** What computes it from the rows; `null`: it is a value. An amount that no number holds is text all the same. */
  formula: string | null;
}

/** A total in the form of its column. */
export function totalCell({ column, place, type, look, amount, formula }: TotalCell): string {
  const start = `<c r="${letterOf(column)}${place}`;
  if (formula !== null && NUMBER.test(amount)) {
    return `${start}" s="${look}"><f>${xmlText(formula)}</f><v>${amount}</v></c>`;
  }
  return start + restOf(type, look, inlineRest(look, ''), '')(amount);
}

/**
 * Writes the rows of a table (18.3.1.73), each in its place of the sheet, which begins with 1. A row is put together
 * from few and long pieces, because there are millions: what follows the place in one cell reaches to the place in
 * the next one. That is why empty cells are written as well.
 * @param worded gets the indexes of columns with a number that stands as text
 */
export function rowWriter(
  columns: readonly Column[],
  texts: Texts,
  worded: Set<number>,
): (row: Row, place: number) => string {
  const cells = columns.map((column, index) => {
    const { type } = column;
    const next = index + 1 < columns.length ? `<c r="${letterOf(index + 1)}` : '</row>';
    const look = columnStyle(column);
    const text = texts.column(look, next);
    const noted: CellRest = (value) => {
      worded.add(index);
      return text(value);
    };
    return {
      rest: restOf(type, look, type === 'integer' || type === 'money' ? noted : text, next),
      empty: inOnePiece(`" s="${look}"/>${next}`),
    };
  });
  return (row, place) => {
    const number = String(place);
    let xml = `<row r="${number}"><c r="A`;
    for (let index = 0; index < cells.length; index += 1) {
      const cell = cells[index] as (typeof cells)[number];
      const value = row[index] ?? '';
      xml +=
        number + (value === '' ? cell.empty : cell.rest(typeof value === 'string' ? value : String(value)));
    }
    return xml;
  };
}

/**
 * Writes cells of a type. What has not the form of its type is text; the digits of an amount are never changed.
 * @param text writes cells of text
 * @param next what follows a cell
 */
function restOf(type: ColumnType, look: number, text: CellRest, next: string): CellRest {
  const start = inOnePiece(`" s="${look}"><v>`);
  const end = inOnePiece(`</v></c>${next}`);
  if (type === 'integer' || type === 'money') {
    return (amount) => (NUMBER.test(amount) ? start + amount + end : text(amount));
  }
  if (type === 'date' || type === 'month') {
    const serialOf = type === 'date' ? serialOfDate : serialOfMonth;
    return latest((date) => {
      const serial = serialOf(date);
      return serial === null ? text(date) : inOnePiece(start + serial + end);
    });
  }
  if (type === 'dateTime') {
    const dayOf = latest(serialOfDate);
    return (moment) => {
      const serial = serialOfMoment(moment, dayOf);
      return serial === null ? text(moment) : start + serial + end;
    };
  }
  return text;
}

/** Remembers the last answer: neighbours often have the same date. */
function latest<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  let last: { text: string; answer: Answer } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, answer: answer(text) };
    return last.answer;
  };
}
