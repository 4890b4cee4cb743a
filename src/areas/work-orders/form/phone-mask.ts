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
