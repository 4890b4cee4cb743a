import { useTranslate } from 'react-admin';
import { daysBetween, firstDayOf, lastDayOf } from '../../../contract/calendar';
import { REPORT } from '../../../contract/reports';
import { statementOf } from '../../network/reports/given-filters';
import { useFormat } from '../../ui/format/use-format';
import { useToday } from '../../ui/format/use-today';
import type { Bill } from './bill';

/** The address of a bill's transactions, `null` where they are too old, and the name of the link. */
export function useTransactions(bill: Bill): { path: string | null; name: string } {
  const translate = useTranslate();
  const { month } = useFormat();
  const today = useToday();
  return {
    path: transactionsPath(bill, today),
    name: translate('financial.transactions', { name: bill.nomeFantasia, month: month(bill.mes) }),
  };
}

/**
 * The address of the transactions of a bill: those of its establishment in its month. `null` where the month is older
 * than the statement goes back (STMT-25).
 */
function transactionsPath({ ec, mes }: Pick<Bill, 'ec' | 'mes'>, today: string): string | null {
  const first = firstDayOf(mes);
  if (daysBetween(first, today) > REPORT.maxDaysBack) return null;
  return statementOf(ec, first, lastDayOf(mes));
}
