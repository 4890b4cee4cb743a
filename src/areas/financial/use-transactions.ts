import { useTranslate } from 'react-admin';
import { useFormat } from '../../ui/format/use-format';
import { useToday } from '../../ui/format/use-today';
import type { Bill } from './bill';
import { transactionsPath } from './statement-link';

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
