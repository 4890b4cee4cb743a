import { type Language, localeOf } from '../contract/languages';
import type { Money } from '../contract/money';

/** U+2212, the minus that is as wide as the plus; `Intl` writes a hyphen. */
const MINUS = '\u2212';

/** An `Intl` formatter costs far more to make than to use, and a statement needs hundreds of texts. */
function cached<Key extends string, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

type MoneyKey = `${Language}|${string}|${'negative' | 'exceptZero'}`;

const moneyFormatter = cached((key: MoneyKey) => {
  const [language, currency, signDisplay] = key.split('|') as [Language, string, 'negative' | 'exceptZero'];
  return new Intl.NumberFormat(localeOf[language], {
    style: 'currency',
    currency,
    signDisplay,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
});

const integerFormatter = cached(
  (language: Language) => new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 0 }),
);

const decimalFormatter = cached((key: `${Language}|${0 | 2}`) => {
  const [language, places] = key.split('|') as [Language, string];
  const digits = { minimumFractionDigits: Number(places), maximumFractionDigits: Number(places) };
  return new Intl.NumberFormat(localeOf[language], digits);
});

const shortMonth = cached(
  (language: Language) => new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }),
);

const longDate = cached(
  (language: Language) =>
    new Intl.DateTimeFormat(localeOf[language], {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

const longMonth = cached(
  (language: Language) =>
    new Intl.DateTimeFormat(localeOf[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

export interface MoneyOptions {
  /** Also writes the plus of what is above zero, as statements do. */
  signed?: boolean;
}

/**
 * An amount as its language writes it, digit by digit and always with two decimals (SHELL-23): `$48,215.30` (en),
 * `$1,246,757.50` (es), `R$ 410.968,00` (pt), `$ 48.215.300,00` (co). Its spaces do not break.
 */
export function formatMoney(
  amount: Money,
  language: Language,
  currency: string,
  { signed = false }: MoneyOptions = {},
): string {
  return moneyFormatter(`${language}|${currency}|${signed ? 'exceptZero' : 'negative'}`)
    .formatToParts(amount as number | Intl.StringNumericLiteral)
    .map(({ type, value }) => (type === 'minusSign' ? MINUS : value.replace(/\s/g, '\u00a0')))
    .join('');
}

/** A whole number with the thousands separator of the language. */
export function formatInteger(value: number, language: Language): string {
  return integerFormatter(language).format(value);
}

/** A decimal, exact and rounded to its places, with the separators of the language. */
export function formatDecimal(value: string, language: Language, places: 0 | 2): string {
  const text = decimalFormatter(`${language}|${places}`).format(value as Intl.StringNumericLiteral);
  return text.replace('-', MINUS);
}

/** `YYYY-MM-DD` as `dd/mm/yyyy`, in English as `18 Nov 2026`. */
export function formatDate(date: string, language: Language): string {
  const [year = '', month = '', day = ''] = date.split('-');
  if (language !== 'en') return `${day}/${month}/${year}`;
  return `${Number(day)} ${shortMonth(language).format(midnight(date))} ${year}`;
}

/**
 * The two parts of `YYYY-MM-DDTHH:mm:ss` (or with a space), which tables show in two shades. The moment is the
 * network's wall clock, so no time zone enters.
 */
export function formatDateTime(moment: string, language: Language): { date: string; time: string } {
  return { date: formatDate(moment.slice(0, 10), language), time: moment.slice(11, 19) };
}

/**
 * `YYYY-MM-DD` in words: `Friday, 20 November 2026`, `Viernes, 20 de noviembre de 2026`.
 * @param alone it is no part of a sentence, and begins as one
 */
export function formatLongDate(date: string, language: Language, { alone = true } = {}): string {
  const formatter = longDate(language);
  if (language === 'en') {
    const parts = formatter.formatToParts(midnight(date));
    const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
    return `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')}`;
  }
  const text = formatter.format(midnight(date));
  return alone ? capitalized(text) : text;
}

/**
 * `YYYY-MM` in words: `October 2026`, `octubre de 2026`.
 * @param alone it is no part of a sentence, and begins as one
 */
export function formatMonth(month: string, language: Language, { alone = false } = {}): string {
  const text = longMonth(language).format(midnight(`${month}-01`));
  return alone ? capitalized(text) : text;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
