import { daysBetween, firstDayOf, lastDayOf } from '../../../contract/calendar';
import { REPORT } from '../../../contract/limits';
import { statementOf } from '../../kit/reports/given-filters';
import type { Bill } from './bill';

/**
 * The address of the transactions behind a bill: those of its establishment in its month. `null` where the month lies
 * further back than the statement goes (STMT-25).
 */
export function transactionsPath({ ec, mes }: Pick<Bill, 'ec' | 'mes'>, today: string): string | null {
  const first = firstDayOf(mes);
  if (daysBetween(first, today) > REPORT.maxDaysBack) return null;
  return statementOf(ec, first, lastDayOf(mes));
}
