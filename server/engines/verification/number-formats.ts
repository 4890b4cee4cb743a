import type { Column } from '../exports/table';

/** The languages in which programs write a symbol before an amount. */
const LANGUAGES = ['en', 'pt-BR', 'es', 'es-MX', 'es-CO'];

/** How a currency is written: `BRL`, `R$`. */
function spellingsOf(currency: string): string[] {
  const symbols = LANGUAGES.flatMap((language) =>
    (['symbol', 'narrowSymbol'] as const).map(
      (currencyDisplay) =>
        new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
          .formatToParts(0)
          .find(({ type }) => type === 'currency')?.value ?? '',
    ),
  );
  return [currency, ...symbols];
}

const CODES = new Set(Intl.supportedValuesOf('currency'));
const isAnyCurrency = (text: string) => CODES.has(text) || /^[A-Z]{0,3}\p{Sc}$/u.test(text);

/** Characters that a format may have in a spreadsheet. */
const LONGEST = 255;

/** The parts of a format: one of several signs stands for itself, or for no digit (ECMA-376 part 1, 18.8.31). */
const TOKENS = /\[[^\]]*\]|"[^"]*"|\\.|_.|\*.|General|[^]/giu;
const COLOR = /^\[(?:black|blue|cyan|green|magenta|red|white|yellow|color ?\d+)\]$/i;
const RED = /^\[(?:red|color ?3)\]$/i;
/** `[$R$-416]`, `[$BRL]`, `[$-409]`; what stands before a language would be another calendar or other digits. */
const LOCALE = /^\[\$([^\]-]*)(?:-(?:1?[\da-f]{3,4}|x-sys\w+|[a-z]{2,3}(?:-[a-z\d]{2,8})*))?\]$/i;
/** Whole numbers and decimals, in groups of thousands or not; a comma behind the last digit would divide. */
const DIGITS = /^(?:#,##[#0]|[#?]*0?)(?:\.[0#?]+)?$/;
const SIGN = /[-−]|\(.*\)/;
/** A date has no digits but those of its own, and of its seconds. */
const DATE = /^(?=.*[ymdhs])(?:[ymdhs]|AM\/PM|[-/.,:\s])+$/i;

/** What a section of a format says. */
interface Section {
  /** The signs for digits; a text among them is a blank. */
  digits: string;
  /** All that stands for itself. */
  shown: string;
  /** Of that what stands in quotes, behind a backslash or in brackets. */
  quoted: string;
  /** Of what are signs in a date. */
  bare: string;
  red: boolean;
  /** Whether there is more than is known here: a condition, another calendar. */
  more: boolean;
}

function sectionsOf(format: string): Section[] {
  const empty = (): Section => ({ digits: '', shown: '', quoted: '', bare: '', red: false, more: false });
  const sections = [empty()];
  for (const [token] of format.matchAll(TOKENS)) {
    const section = sections.at(-1);
    if (section === undefined) break;
    if (token === ';') sections.push(empty());
    else if (token.startsWith('[') && token.length > 1) {
      const [known, symbol = ''] = LOCALE.exec(token) ?? [];
      section.shown += symbol;
      section.quoted += symbol;
      section.red ||= RED.test(token);
      section.more ||= known === undefined && !COLOR.test(token);
    } else if (token.startsWith('_') && token.length > 1) continue;
    else if (token.startsWith('*')) section.more ||= token !== '* ';
    else if (token.length > 1 && /^["\\]/.test(token)) {
      const text = token.startsWith('"') ? token.slice(1, -1) : token.slice(1);
      section.quoted += text;
      section.shown += text;
      section.digits += ' ';
    } else if (/^general$/i.test(token)) section.digits += '0';
    else {
      section.bare += token;
      if (/[#?0.,]/.test(token)) section.digits += token;
      else {
        section.shown += token;
        section.digits += ' ';
      }
    }
  }
  return sections;
}

/**
 * Returns whether a format shows the amounts and dates of a table as those that they are: with all of their digits and
 * none of its own, with their sign and in their currency. So do those of the portal and those that spreadsheets write
 * for them.
 */
export function formatCheck(columns: readonly Column[]): (format: string) => boolean {
  const own = new Set(
    columns.flatMap(({ currency }) => (currency === undefined ? [] : spellingsOf(currency))),
  );
  const isCurrency = (text: string) => text === '' || (own.size > 0 ? own.has(text) : isAnyCurrency(text));
  const isAmount = ({ digits, shown, more }: Section) =>
    !more && DIGITS.test(digits.trim()) && isCurrency(shown.replace(/[-−()\s]/g, ''));
  const isDate = ({ quoted, bare, more }: Section) =>
    !more && DATE.test(bare.replace(/s[.,]0+/gi, 's')) && !/\p{N}/u.test(quoted);
  const isText = ({ digits, shown, more }: Section) => !more && shown.trim() === '@' && digits.trim() === '';
  return (format) => {
    if (format.length > LONGEST) return false;
    const sections = sectionsOf(format);
    const last = sections.at(-1);
    // The last one may be that of texts.
    const numbers = last !== undefined && isText(last) ? sections.slice(0, -1) : sections;
    const [positive, negative, zero, ...others] = numbers;
    if (positive === undefined) return true;
    if (negative === undefined && isDate(positive)) return true;
    if (others.length > 0 || SIGN.test(positive.shown) || positive.digits.trim() === '') return false;
    if (negative !== undefined) {
      if (!negative.red && !SIGN.test(negative.shown)) return false;
      if (negative.digits.trim() === '') return false;
    }
    if (zero !== undefined && zero.digits.trim() === '' && zero.shown.trim() === '') return false;
    return [positive, negative, zero].every((section) => section === undefined || isAmount(section));
  };
}
