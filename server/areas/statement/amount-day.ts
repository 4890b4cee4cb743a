import { isDate, isTime } from '../../../contract/dates';
import { type Language, languages, localeOf } from '../../../contract/languages';
import type { TypedText } from '../../../contract/typed-text';

/** An amount and the day of it, as somebody typed or pasted them. */
export interface AmountDay {
  /** A decimal with two places: `1250.00`. */
  amount: string;
  /** `YYYY-MM-DD`; a day without a year is the last such day. */
  day: string;
  /** `HH:mm:ss`, or its beginning; `null`: none was typed. */
  time: string | null;
}

/** `2026-11-25` */
const ISO = /(?<![\d.,-])(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:T(?=\d))?(?!\d)/;
/** `25/11`, `25/11/26`, `25/11/2026`; with dots or hyphens a year tells it from an amount. */
const NUMERIC =
  /(?<![\d.,/-])(?<day>\d{1,2})(?:\/(?<month>\d{1,2})(?:\/(?<year>\d{4}|\d{2}))?|(?<sign>[.-])(?<month2>\d{1,2})\k<sign>(?<year2>\d{4}))(?![\d/])/;
/** `25 Nov 2026`, `25 de novembro de 2026`, `25/nov` */
const NAMED =
  /(?<![\d.,])(?<day>\d{1,2})[\s/-]*(?:de\s+)?(?<name>\p{L}{3,})\.?(?:[\s,/-]*(?:del?\s+)?(?<year>\d{4})(?![\d.,]))?/u;
/** `Nov 25, 2026` */
const NAME_FIRST = /(?<name>\p{L}{3,})\.?\s+(?<day>\d{1,2})(?:,?\s+(?<year>\d{4}))?(?![\d.,:])/u;
const TIME = /(?<![\d:])\d{1,2}:\d{2}(?::\d{2})?(?![\d:])/;

/** Currencies, and the small words between the two, may stand around them. */
const AROUND =
  /R\$|US\$|\$|\b(?:BRL|COP|MXN|USD|de|del|do|da|em|en|no|dia|d[ií]a|el|on|of|at|las|as|às)\b|[+\s;|·-]+/giu;
/** Groups of three digits and two decimals, with dots or commas: which of them is which no amount leaves open. */
const AMOUNT = /^(\d{1,3}(?:[.,'’]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/;

/**
 * Reads an amount with a day from a text: `R$ 1.250,00 25/11`, `1,250.00 on 25 Nov 2026`, `2026-11-25 14:32 1250`.
 * @param today `YYYY-MM-DD`
 * @returns `null` where the text is anything else
 */
export function amountDayIn(typed: TypedText, language: Language, today: string): AmountDay | null {
  const dated = dayIn(typed, language, today);
  if (dated === null) return null;
  const time = TIME.exec(dated.rest)?.[0] ?? null;
  const rest = dated.rest.replace(TIME, ' ').replace(AROUND, '');
  const [, whole, cents = ''] = AMOUNT.exec(rest) ?? [];
  if (whole === undefined || whole.length > 17) return null;
  return {
    amount: `${whole.replace(/\D/g, '')}.${cents.padEnd(2, '0')}`,
    day: dated.day,
    time: time === null ? null : readTime(time),
  };
}

function dayIn(typed: TypedText, language: Language, today: string): { day: string; rest: string } | null {
  for (const form of [ISO, NUMERIC, NAMED, NAME_FIRST]) {
    const found = form.exec(typed);
    if (found === null) continue;
    const { day = '', month, month2, name, year, year2 } = found.groups ?? {};
    const number = name === undefined ? Number(month ?? month2) : monthCalled(name, language);
    if (number === null) continue;
    const read = dayOf(Number(day), number, year ?? year2, today);
    if (read !== null) return { day: read, rest: typed.replace(found[0], ' ') };
  }
  return null;
}

/** The day and the month change places where only that makes a day of them: `11/25`. */
function dayOf(day: number, month: number, year: string | undefined, today: string): string | null {
  const written = (given: string) =>
    [
      [month, day],
      [day, month],
    ]
      .map((parts) => [given, ...parts.map((part) => String(part).padStart(2, '0'))].join('-'))
      .find(isDate) ?? null;
  if (year !== undefined) return written(year.length === 2 ? `20${year}` : year);
  const present = Number(today.slice(0, 4));
  // The 29th of February may be four years away.
  const years = Array.from({ length: 5 }, (_, back) => String(present - back));
  return years.map(written).find((one) => one !== null && one <= today) ?? null;
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** The first three letters tell the months of each language apart. */
const months = new Map(
  languages.map((language) => {
    const names = new Intl.DateTimeFormat(localeOf[language], { month: 'long', timeZone: 'UTC' });
    return [
      language,
      Array.from({ length: 12 }, (_, month) => plain(names.format(Date.UTC(2026, month, 1)))),
    ] as const;
  }),
);

/** A month by its name, or the beginning of it, in the person's language or in English. */
function monthCalled(name: string, language: Language): number | null {
  for (const spoken of [language, 'en'] as const) {
    const index = months.get(spoken)?.findIndex((month) => month.startsWith(plain(name))) ?? -1;
    if (index >= 0) return index + 1;
  }
  return null;
}

/** `9:05` is a minute; a time that does not exist is none. */
function readTime(text: string): string | null {
  const padded = text.padStart(text.length + (text.indexOf(':') === 1 ? 1 : 0), '0');
  return isTime(padded.length === 5 ? `${padded}:00` : padded) ? padded : null;
}
