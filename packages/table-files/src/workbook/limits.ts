import type { Column, Total } from '../table.ts';

/** The most characters that a cell of a workbook holds. Excel repairs a file with more. */
export const CELL_LENGTH = 32_767;

/** The number of decimal digits that the numbers of a workbook, which are doubles, always hold. */
const DOUBLE_DIGITS = 15;

/** Tells whether a sum is too long for the numbers of a workbook, and stands in it as text. */
export function hasLongSum(columns: readonly Column[], totals: readonly Total[]): boolean {
  const money = columns.filter(({ type }) => type === 'money');
  return totals.some(({ amounts }) =>
    money.some(({ id }) => (amounts[id] ?? '').replace(/^-?[0.]*|\./g, '').length > DOUBLE_DIGITS),
  );
}
