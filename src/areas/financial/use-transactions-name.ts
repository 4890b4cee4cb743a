import { useTranslate } from 'react-admin';
import { useFormat } from '../../ui/format/use-format';
import type { Bill } from './bill';

/** Returns what the link from a bill to its transactions says. */
export function useTransactionsName({ nomeFantasia: name, mes }: Bill): string {
  const translate = useTranslate();
  const { month } = useFormat();
  return translate('financial.transactions', { name, month: month(mes) });
}
