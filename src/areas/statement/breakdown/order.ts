import type { BreakdownOrder } from '../../../../contract/breakdown';
import type { Dimension } from '../../../../contract/narrowing';
import type { Looked } from '../../../../contract/statement-address';

/** What a first press on a heading asks for: names and days as one reads them, amounts from the largest on. */
export const FIRST_WAY: Record<BreakdownOrder, 'asc' | 'desc'> = {
  key: 'asc',
  count: 'desc',
  deposits: 'desc',
  withdrawals: 'desc',
  balance: 'desc',
};

const dated: readonly Dimension[] = ['day', 'month'];

/** How a breakdown is sorted; by itself as the server does, days as a calendar has them. */
export function shownOrder({ by: [first], lines }: Pick<Looked, 'by' | 'lines'>) {
  const order = first !== undefined && dated.includes(first) ? 'key' : 'deposits';
  return lines ?? ({ order, direction: FIRST_WAY[order] } as const);
}
