import { type PhoneCountry, phoneCountries } from './phone-countries';
import { keyboardText } from './typed-text';

interface Numbering {
  code: string;
  /** The lengths of a national number: of a landline and of a mobile, where they differ. */
  lengths: readonly [shortest: number, longest: number];
  /** What people dial in front of it within the country, the shortest first. */
  prefixes: readonly RegExp[];
  /** A number that is being typed, up to the longest, under the mask. */
  mask: (digits: string) => string;
}

const parts = (digits: string, ...lengths: readonly number[]): string[] => {
  let from = 0;
  return lengths.map((length) => digits.slice(from, (from += length))).filter((part) => part !== '');
};

/** `(99) 99999-9999` for instance: area and the two parts of the number. */
function bracketed(digits: string, area: number, first: number, last: number): string {
  const [code = '', ...rest] = parts(digits, area, first, last);
  if (code === '') return '';
  return rest.length === 0 ? `(${code}` : `(${code}) ${rest.join('-')}`;
}

/** Cities of Mexico whose area code has two digits. */
const SHORT_AREA = /^(33|55|56|81)/;

const numberings: Readonly<Record<PhoneCountry, Numbering>> = {
  // WO-12: the mask of the specification; a landline has a digit less. In front: the trunk zero, and a carrier.
  BR: {
    code: '55',
    lengths: [10, 11],
    prefixes: [/^0/, /^0\d\d/],
    mask: (digits) => bracketed(digits, 2, digits.length > 10 ? 5 : 4, 4),
  },
  CO: {
    code: '57',
    lengths: [10, 10],
    prefixes: [/^0/, /^03/],
    mask: (digits) => parts(digits, 3, 3, 4).join(' '),
  },
  MX: {
    code: '52',
    lengths: [10, 10],
    prefixes: [/^1/, /^01/, /^04[45]/],
    mask: (digits) => (SHORT_AREA.test(digits) ? parts(digits, 2, 4, 4) : parts(digits, 3, 3, 4)).join(' '),
  },
  US: { code: '1', lengths: [10, 10], prefixes: [], mask: (digits) => bracketed(digits, 3, 3, 4) },
};

/** Digits of a number with the code of its country, by E.164. */
const ABROAD = [8, 15] as const;
/** The characters between the digits of a number. */
const TYPED = /^[\d\s().\-/+]*$/;

const digitsOf = (text: string): string => text.replace(/\D/g, '');
/** Whether a text begins as a number with the code of a country does. */
const isAbroad = (text: string): boolean => /^\s*(\+|00)/.test(text);

/** Returns the national digits of a text, without the code of the country and what is dialled in front of it. */
function nationalOf(text: string, country: PhoneCountry): string {
  const { code, lengths, prefixes } = numberings[country];
  const [shortest, longest] = lengths;
  const digits = isAbroad(text) ? digitsOf(text).replace(/^00/, '') : digitsOf(text);
  const withoutPrefix = (rest: string) => [
    rest,
    ...prefixes.filter((prefix) => prefix.test(rest)).map((prefix) => rest.replace(prefix, '')),
  ];
  const candidates = [
    ...(isAbroad(text) ? [] : withoutPrefix(digits)),
    ...(digits.startsWith(code) ? withoutPrefix(digits.slice(code.length)) : []),
  ];
  const isWhole = (rest: string) =>
    rest.length >= shortest && rest.length <= longest && !rest.startsWith('0');
  return candidates.find(isWhole) ?? digits;
}

/** The country other than this one that a number with a `+` belongs to, if its way of writing is known. */
const foreignCountry = (digits: string): PhoneCountry | undefined =>
  phoneCountries.find((one) => {
    const { code, lengths } = numberings[one];
    const rest = digits.length - code.length;
    return digits.startsWith(code) && rest >= lengths[0] && rest <= lengths[1];
  });

/**
 * Formats a phone number as it is being typed, under the mask of the country (WO-12). No digit is dropped: a number of
 * another country stays as it is, with its `+`, and one with too many digits has no mask.
 */
export function maskedPhone(given: string, country: PhoneCountry): string {
  const text = keyboardText(given);
  const { lengths, mask } = numberings[country];
  const national = nationalOf(text, country);
  const isWhole = national.length >= lengths[0] && national.length <= lengths[1];
  if (isAbroad(text) && (!isWhole || national === digitsOf(text).replace(/^00/, ''))) {
    return text.trimStart().replace(/[^\d\s().\-/+]/g, '');
  }
  return national.length > lengths[1] || national.startsWith('0') ? national : mask(national);
}

/**
 * Returns a phone number as it is stored: under the mask of the country, or with `+` and the code of another one.
 * @returns `null` for a text that is no whole number
 */
export function phoneOf(given: string, country: PhoneCountry): string | null {
  const text = keyboardText(given);
  if (!TYPED.test(text) || missingDigits(text, country) !== 0) return null;
  const { lengths, mask } = numberings[country];
  const national = nationalOf(text, country);
  const digits = digitsOf(text).replace(/^00/, '');
  if (!isAbroad(text) || (national !== digits && national.length >= lengths[0])) return mask(national);
  const foreign = foreignCountry(digits);
  if (foreign === undefined) return `+${digits}`;
  const { code, mask: foreignMask } = numberings[foreign];
  return `+${code} ${foreignMask(digits.slice(code.length))}`;
}

/** How many digits a number lacks; below 0: how many are too many. */
export function missingDigits(given: string, country: PhoneCountry): number {
  const text = keyboardText(given);
  const national = nationalOf(text, country);
  const digits = digitsOf(text).replace(/^00/, '');
  const abroad = isAbroad(text) && (national === digits || national === '');
  const { code, lengths } = numberings[country];
  const [shortest, longest] = abroad && !digits.startsWith(code) ? ABROAD : lengths;
  const count = abroad && digits.startsWith(code) ? digits.length - code.length : national.length;
  if (count < shortest) return shortest - count;
  return count > longest ? longest - count : 0;
}
