/** Crockford's digits, none of which is mistaken for another one when it is read aloud. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How a file's number looks: `CF-7K3M9-QXD4W`, its last sign a check digit. */
export const FILE_NUMBER = /CF-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}/;

/** The characters of the number itself; a check digit follows. */
export const FILE_NUMBER_SIGNS = 9;

/**
 * The number that so many values from 0 to 31 stand for, with its check digit.
 * @param values `FILE_NUMBER_SIGNS` of them
 */
export function fileNumberOf(values: readonly number[]): string {
  const signs = values.map((value) => DIGITS[value % 32] ?? '0').join('');
  const whole = signs + (DIGITS[checkOf(values)] ?? '0');
  return `CF-${whole.slice(0, 5)}-${whole.slice(5)}`;
}

/**
 * A number as somebody typed it, in its one form: small letters, missing dashes, O for 0 and I or L for 1 are understood.
 * @returns `null` where it is none, or a sign of it is wrong
 */
export function readFileNumber(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '');
  // The number itself may begin with these letters.
  const bare = plain.length > FILE_NUMBER_SIGNS + 1 ? plain.replace(/^CF/, '') : plain;
  const signs = bare.replaceAll('O', '0').replace(/[IL]/g, '1');
  const values = signs.split('').map((sign) => DIGITS.indexOf(sign));
  if (values.length !== FILE_NUMBER_SIGNS + 1 || values.includes(-1)) return null;
  const number = fileNumberOf(values.slice(0, -1));
  return number.endsWith(signs.at(-1) ?? '') ? number : null;
}

/** Luhn's checksum modulo 32: it detects every wrong character, and two neighbours that were swapped. */
function checkOf(values: readonly number[]): number {
  const sum = values.reduce((sum, value, index) => {
    const weighed = value * ((values.length - index) % 2 === 1 ? 2 : 1);
    return sum + Math.floor(weighed / 32) + (weighed % 32);
  }, 0);
  return (32 - (sum % 32)) % 32;
}
