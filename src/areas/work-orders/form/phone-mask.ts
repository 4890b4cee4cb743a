const MOST = 11;

/** WO-12: puts the typed phone number under the mask (99) 99999-9999, without the characters that are no digits. */
export function maskedPhone(typed: string): string {
  const digits = digitsOf(typed).slice(0, MOST);
  const [area, first, last] = [digits.slice(0, 2), digits.slice(2, 7), digits.slice(7)];
  if (digits.length === 0) return '';
  if (digits.length <= 2) return `(${area}`;
  return `(${area}) ${first}${last === '' ? '' : `-${last}`}`;
}

/** The position of the caret after so many digits of a masked number. */
export function caretAfter(masked: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < masked.length; at += 1) {
    if (seen === digits) return at;
    if (/\d/.test(masked.charAt(at))) seen += 1;
  }
  return masked.length;
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '');
