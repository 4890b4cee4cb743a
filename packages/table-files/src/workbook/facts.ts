import type { Fact, Table } from '../table.ts';
import { hasLongSum } from './limits.ts';

/** The facts of a workbook: those of the table, and one more where a sum stands as text. Asked for after the last batch. */
export function factsOf({ facts, columns, totals, words }: Table): Fact[] {
  return [...facts(), ...(hasLongSum(columns, totals()) ? [words.longAmounts] : [])];
}
