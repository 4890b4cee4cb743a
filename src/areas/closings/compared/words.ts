import { useTranslate } from 'react-admin';
import { isDate, isMonth } from '../../../../contract/dates';
import { localeOf } from '../../../../contract/languages';
import { subtractMoney } from '../../../../contract/money';
import {
  balanceOf,
  type ComparedBy,
  type ComparedLine,
  type ComparedPair,
  percentOf,
} from '../../../../contract/two-periods';
import { useFormat } from '../../../ui/format/use-format';

/** What people call a line, and what tells it from others of the same name. */
export interface Called {
  name: string;
  detail: string | null;
}

/** By how much the balances of a line differ, in words. */
export interface Change {
  money: string;
  percent: string;
  /** The class of its colour. */
  className: string;
}

/** How periods, lines and their differences are said in the language on the screen. */
export function useComparedWords() {
  const translate = useTranslate();
  const { date, month, money, integer, language } = useFormat();
  const percent = new Intl.NumberFormat(localeOf[language], {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  // A day that is being typed, or that an address has, may be none yet.
  const period = (name: string) =>
    isMonth(name) ? month(name, { alone: true }) : isDate(name) ? date(name) : name;
  const both = (one: string, other: string) =>
    translate('closings.compared.file.both', { one: period(one), other: period(other) });
  const called = (by: ComparedBy, { key, name, detail }: ComparedLine): Called => {
    if (key === null) return { name: translate('closings.compared.noGroup'), detail: null };
    return { name: name ?? key, detail: by === 'operator' && detail !== null ? `•••${detail}` : detail };
  };
  const change = ({ one, other }: ComparedPair): Change => {
    const [balance, base] = [balanceOf(one), balanceOf(other)];
    const difference = subtractMoney(balance, base);
    const hundredths = percentOf(balance, base);
    return {
      money: money(difference, { signed: true }),
      percent:
        hundredths === null
          ? translate('closings.compared.noBase')
          : percent.format(Number(hundredths) / 100),
      className: Number(difference) === 0 ? '' : Number(difference) < 0 ? 'out' : 'in',
    };
  };
  const others = (lines: number): Called => ({
    name: translate('statement.breakdown.rest', { smart_count: lines, lines: integer(lines) }),
    detail: null,
  });
  return { period, both, called, change, others };
}
