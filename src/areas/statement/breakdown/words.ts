import { useTranslate } from 'react-admin';
import type { BreakdownLine } from '../../../../contract/breakdown';
import { localeOf } from '../../../../contract/languages';
import { type Money, toCents } from '../../../../contract/money';
import type { Dimension } from '../../../../contract/narrowing';
import { useFormat } from '../../../ui/format/use-format';

/** What people call a line, and what tells it from others of the same name. */
export interface Called {
  name: string;
  detail: string | null;
}

/** How lines and shares are said in the language on the screen. */
export function useBreakdownWords() {
  const translate = useTranslate();
  const { date, month, language } = useFormat();
  const percent = new Intl.NumberFormat(localeOf[language], {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const called = (dimension: Dimension, { key, name, detail }: BreakdownLine): Called => {
    switch (dimension) {
      case 'day':
        return { name: date(key), detail: null };
      case 'month':
        return { name: month(key, { alone: true }), detail: null };
      case 'type':
        return {
          name: translate(`statement.types.${key === 'withdrawal' ? 'withdrawal' : 'deposit'}`),
          detail: null,
        };
      case 'operator':
        return { name: name ?? key, detail: detail === null ? null : `•••${detail}` };
      default:
        return { name: name ?? key, detail };
    }
  };
  /** Returns nothing of nothing. */
  const share = (part: Money, whole: Money): string => {
    const all = toCents(whole);
    return all === 0n ? '' : percent.format(Number(toCents(part)) / Number(all));
  };
  return { called, share };
}
