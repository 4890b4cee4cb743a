import type { Column, ColumnType, Row, Table, Total } from 'table-files';
import { type Language, tableIn } from '../languages';

/** A column of each type that spreadsheets have cells for. */
export const types = ['dateTime', 'date', 'text', 'code', 'integer', 'money'] as const;

export const columnsOf = (types: readonly ColumnType[]): Column[] =>
  types.map((type, index) => ({ id: `${type}${index}`, heading: `The ${type}`, type }));

type Wanted = Partial<Omit<Table, 'totals'>> & { language?: Language; totals?: Total[] };

/** A table of rows that come in batches of three. */
export function tableOf(
  rows: readonly Row[],
  { language = 'en', totals = [], ...wanted }: Wanted = {},
): Table {
  async function* batches() {
    for (let start = 0; start < rows.length; start += 3) yield rows.slice(start, start + 3);
  }
  return {
    ...tableIn(language),
    title: 'Statement',
    facts: () => [],
    columns: columnsOf(types),
    batches: batches(),
    ...wanted,
    totals: () => totals,
  };
}

/** All of a file that is made. */
export async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const made: Uint8Array[] = [];
  for await (const piece of pieces) made.push(piece);
  return Buffer.concat(made);
}

/** Texts that a form or a program may take for something else. */
const texts = [
  'São João, ação ñandú – €',
  'Padaria 😀 𝔘𝔫𝔦𝔠𝔬𝔡𝔢 日本語 👨‍👩‍👧',
  'so-called "quotes", commas; <b>&amp;</b> ]]>',
  'first line\nsecond line\ttab',
  'é'.repeat(4000),
  'ж'.repeat(4000),
  '=1+1',
  '=HYPERLINK("http://x","y")',
  '@SUM(A1)',
  '+5',
  '-5',
  '0417',
  '1e5',
  '12:30',
  "'quoted",
  ' spaces ',
  'TRUE',
];

/**
 * Rows of all types with what is hard about each, an empty one, and one with a single cell.
 * @param amounts those that are hard for the form, in turn
 */
export function hardRows(amounts: readonly string[]): Row[] {
  const rows = texts.map((text, index): Row => {
    const two = String(index).padStart(2, '0');
    return [
      `20${two}-02-28 23:59:${two}`,
      '2000-02-29',
      text,
      texts[texts.length - 1 - index] ?? '',
      [7, -7, 0, 536_870_912, 123_456_789_012_345, null][index % 6] ?? null,
      amounts[index % amounts.length] ?? null,
    ];
  });
  return [...rows, types.map(() => null), [null, null, 'last', null, null, null]];
}

/** Such a row as a reader finds it: a date is the midnight of its day, an amount a number. */
export const asRead = ([at, day, text, code, count, amount]: Row) => [
  at,
  day === null ? null : `${day} 00:00:00`,
  text,
  code,
  count,
  amount === null ? null : Number(amount),
];

/** Such a row as LibreOffice writes it into a CSV in English. */
export const asShown = ([at, day, text, code, count, amount]: Row): string[] =>
  [english(at), english(day), text, code, count, amount].map((cell) => shown(cell ?? ''));

/** A date or moment as LibreOffice writes it in English. */
export function english(cell: Row[number] | undefined): string {
  if (typeof cell !== 'string') return '';
  const [date = '', time] = cell.split(' ');
  const [year, month, day] = date.split('-');
  return [`${month}/${day}/${year}`, ...(time === undefined ? [] : [time])].join(' ');
}

/** A cell, so that decimals are compared as numbers. */
export const shown = (cell: unknown): string =>
  String(cell).replace(/^-?\d+\.\d+$/, (number) => String(Number(number)));
