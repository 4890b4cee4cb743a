import type { SumOf } from '../table.ts';
import { letterOf } from './cells.ts';

/**
 * The formula of a sum over cells of one column, without the sign of equality. It leaves out rows that a filter hides
 * (SUBTOTAL, ECMA-376 part 1, 18.17.7.315), and rounds away what adding doubles leaves behind the last place. Where only
 * one sign is added up, SUBTOTAL is asked cell by cell (OFFSET), because it takes ranges and no condition.
 * @param index of the column
 * @param last place of the last row; the first one has 2
 * @param places decimals of the amounts
 */
export function sumFormula(sumOf: SumOf, index: number, last: number, places: number): string {
  const column = letterOf(index);
  const first = `${column}2`;
  const range = `${first}:${column}${last}`;
  if (sumOf === 'all') return `ROUND(SUBTOTAL(9,${range}),${places})`;
  const each = `SUBTOTAL(9,OFFSET(${first},ROW(${range})-ROW(${first}),0))`;
  return `ROUND(SUMPRODUCT(${each},--(${range}${sumOf === 'positive' ? '>' : '<'}0)),${places})`;
}
