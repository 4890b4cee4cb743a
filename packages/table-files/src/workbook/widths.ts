import type { Column, ColumnType, Row } from '../table.ts';

/** Widths count digits. What dates and amounts of every length need; what texts need at least. */
const least: Record<ColumnType, number> = {
  text: 12,
  code: 10,
  date: 13,
  dateTime: 22,
  month: 10,
  integer: 12,
  money: 20,
};
const WIDEST = 60;
/** Rows that are looked at. */
const LOOKED_AT = 250;
/** Beside a text, and beside a heading with the button of its filter. */
const MARGIN = 2;
const BUTTON = 4;

/** How wide the columns are: for their headings and for the texts of the first rows. */
export function widthsOf(columns: readonly Column[], rows: readonly Row[]): number[] {
  const first = rows.slice(0, LOOKED_AT);
  return columns.map(({ type, heading }, index) => {
    const texts =
      type === 'text' || type === 'code' ? first.map((row) => String(row[index] ?? '').length) : [];
    const needed = Math.max(least[type], heading.length + BUTTON, ...texts.map((length) => length + MARGIN));
    return Math.min(needed, WIDEST);
  });
}
