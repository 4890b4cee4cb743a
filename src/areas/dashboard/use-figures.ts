import { useMemo } from 'react';
import type { DashboardQuery } from '../../../contract/dashboard';
import { currencyOf, type Language, localeOf } from '../../../contract/languages';
import type { Money } from '../../../contract/money';
import { useDeployment } from '../../ui/format/deployment';
import { useFormat } from '../../ui/format/use-format';

/** DASH-22: the numbers of operators are Brazilian in every language. */
const BRAZIL = 'pt-BR';

/**
 * The locales of Latin American Spanish write sometimes `5 K` and sometimes `25 k`; that of Spain writes `5 mil`, the
 * usual form.
 */
const axisLocale: Record<Language, string> = { en: 'en', es: 'es', co: 'es', pt: BRAZIL };

const places = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** The formats of a dashboard for figures and for moments, which are days or hours. */
export function useFigures({ periodo }: Pick<DashboardQuery, 'periodo'>) {
  const { language, date, money } = useFormat();
  const currency = currencyOf(language, useDeployment()?.currency ?? null);
  return useMemo(() => {
    const locale = localeOf[language];
    const brazilian = new Intl.NumberFormat(BRAZIL, places);
    const symbol =
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency;
    const short = new Intl.NumberFormat(axisLocale[language], {
      notation: 'compact',
      maximumFractionDigits: 1,
    });
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
    const change = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
    const hourly = periodo === 0;
    return {
      unit: hourly ? ('hour' as const) : ('day' as const),
      money,
      /** DASH-22: an amount of an operator. */
      operatorMoney: (amount: Money) =>
        `${symbol}\u00a0${brazilian.format(amount as number | Intl.StringNumericLiteral)}`,
      /** An amount on an axis: `75 mil`. */
      axis: (amount: number) => short.format(amount),
      /** A percentage from 0 to 100. */
      percent: (share: number) => percent.format(share / 100),
      change: (share: number) => change.format(share / 100),
      number: (value: number) => number.format(value),
      /** The short form, which is clear beside its neighbours: `18/11`, `18 Nov`, `09:00`. */
      moment: (at: string) => (hourly ? at.slice(11, 16) : date(at).replace(/[/ ]\d{4}$/, '')),
      /** The full form. */
      longMoment: (at: string) => (hourly ? at.slice(11, 16) : date(at)),
    };
  }, [language, currency, periodo, date, money]);
}

export type Figures = ReturnType<typeof useFigures>;
