import { useMemo } from 'react';
import { useI18nProvider } from 'react-admin';
import { currencyOf, FALLBACK_LANGUAGE, isLanguage } from '../../../contract/languages';
import type { Money } from '../../../contract/money';
import {
  formatDate,
  formatDateTime,
  formatDecimal,
  formatInteger,
  formatLongDate,
  formatMoney,
  formatMonth,
  type MoneyOptions,
} from '../../../i18n/format';
import { useDeployment } from './deployment';

/** The formatters of the language on the screen, and the currency it stands for or the deployment pins (SHELL-23). */
export function useFormat() {
  const spoken = useI18nProvider().getLocale();
  const pinned = useDeployment()?.currency ?? null;
  return useMemo(() => {
    const language = isLanguage(spoken) ? spoken : FALLBACK_LANGUAGE;
    const currency = currencyOf(language, pinned);
    return {
      language,
      currency,
      /** Whether amounts are typed and written with a decimal comma. */
      comma: language === 'pt' || language === 'co',
      money: (amount: Money, options?: MoneyOptions) => formatMoney(amount, language, currency, options),
      decimal: (value: string, places: 0 | 2) => formatDecimal(value, language, places),
      integer: (value: number) => formatInteger(value, language),
      /** A count as texts take it: its number chooses between one and many, its digits are shown. */
      counted: (count: number) => ({ smart_count: count, count: formatInteger(count, language) }),
      date: (date: string) => formatDate(date, language),
      dateTime: (moment: string) => formatDateTime(moment, language),
      longDate: (date: string, options?: { alone: boolean }) => formatLongDate(date, language, options),
      month: (month: string, options?: { alone: boolean }) => formatMonth(month, language, options),
    };
  }, [spoken, pinned]);
}
