import { centsText, type Money, moneyFrom } from '../../../contract/money';
import { keyboardText } from '../../../contract/typed-text';

/** Whole thousands in groups, or no groups at all; then the cents. */
const grouped = (group: string, decimal: string) =>
  new RegExp(`^(\\d{1,3}(?:\\${group}\\d{3})+|\\d+)(?:\\${decimal}(\\d{0,2}))?$`);
const COMMA = grouped('.', ',');
const POINT = grouped(',', '.');

/** The sign or code of a currency in front of an amount or behind it, as screens and files write them: `R$ 10,00`. */
const CURRENCY = /^\s*(?:[A-Z]{0,3}\$|[A-Z]{3}(?=[\s\d]))|(?:[A-Z]{0,3}\$|\s[A-Z]{3})\s*$/g;

/**
 * WO-13: parses a typed amount, exact to the cent; `null` where it is none. `1.234` and `1,234` are read in the
 * person's language; a text that has only one meaning, such as `12.50` in a language with a decimal comma, is accepted
 * as well.
 * @param comma whether the language has a decimal comma
 */
export function typedAmount(text: string, comma: boolean): Money | null {
  const typed = keyboardText(text).replace(CURRENCY, '').replace(/\s/g, '');
  const [own, other] = comma ? [COMMA, POINT] : [POINT, COMMA];
  const foreign = other.exec(typed);
  // Without cents, the text would be another amount in the person's own language.
  const match = own.exec(typed) ?? (foreign?.[2] === undefined ? null : foreign);
  if (match === null) return null;
  const [, whole = '', cents = ''] = match;
  const digits = whole.replace(/\D/g, '');
  return digits.length > 13 ? null : moneyFrom(centsText(BigInt(digits + cents.padEnd(2, '0'))));
}

/** Formats an amount as it is typed in the person's language. */
export const amountText = (amount: Money, comma: boolean): string => {
  const text = typeof amount === 'number' ? amount.toFixed(2) : amount;
  return comma ? text.replace('.', ',') : text;
};
