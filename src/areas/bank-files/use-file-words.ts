import { useTranslate } from 'react-admin';
import type { BankFormat } from '../../../contract/exports';
import { formatMoney } from '../../../i18n/format';
import { useFormat } from '../../ui/format/use-format';
import type { BankFileRecord } from './bank-file';

/** How a file reads in words: its amounts in its own currency, its days, who had it made. */
export function useFileWords() {
  const translate = useTranslate();
  const { language, date, integer } = useFormat();
  const text = (key: string, words: object = {}) => translate(`bankFileList.${key}`, words);
  return {
    text,
    money: ({ currency }: BankFileRecord, amount: string) => formatMoney(amount, language, currency),
    name: ({ number }: BankFileRecord) => text('name', { number: integer(number) }),
    days: ({ firstDay, lastDay }: BankFileRecord) =>
      firstDay === lastDay ? date(firstDay) : text('days', { from: date(firstDay), to: date(lastDay) }),
    entries: ({ credits, debits }: BankFileRecord) => credits.count + debits.count,
    maker: ({ madeBy, madeVia }: BankFileRecord) =>
      text(`made.${madeVia ?? 'person'}`, { name: madeBy ?? text('nobody') }),
    number: (number: number) => integer(number),
    form: (format: BankFormat) => translate(`exports.formats.${format}`),
  };
}
