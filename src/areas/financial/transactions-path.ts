import { daysBetween, firstDayOf, lastDayOf } from '../../../contract/calendar';
import { REPORT } from '../../../contract/reports';
import { statementOf } from '../../network/reports/statement-path';
import type { Bill } from './bill';

/**
 * The address of the transactions of a bill: those of its establishment in its month. `null` where the month is older
 * than the statement goes back (STMT-25).
 */
export function transactionsPath({ ec, mes }: Pick<Bill, 'ec' | 'mes'>, today: string): string | null {
  const first = firstDayOf(mes);
  if (daysBetween(first, today) > REPORT.maxDaysBack) return null;
  return statementOf(ec, first, lastDayOf(mes));
}
