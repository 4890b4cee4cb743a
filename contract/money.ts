import { z } from 'zod';

/**
 * Money on the wire is a JSON number with at most two decimals and all digits exact. In JavaScript it is a number
 * where a double holds every digit, else decimal text (`90071992547409.93`): the server writes such a text as a
 * number, and the console reads such a number as a text.
 */
export const money = z.union([z.number(), z.string()]).meta({ format: 'decimal' });
export type Money = z.infer<typeof money>;

/** The number of decimal digits that a double always holds. */
const DOUBLE_DIGITS = 15;

/** Whether a double has every digit of a decimal text. */
export function doubleHolds(decimal: string): boolean {
  return decimal.replace(/^-?[0.]*|\./g, '').length <= DOUBLE_DIGITS;
}

/** Whole cents of an amount with at most two places. */
export function toCents(amount: Money): bigint {
  if (typeof amount === 'number') return BigInt(Math.round(amount * 100));
  const [whole = '', places = ''] = amount.split('.');
  return BigInt(whole + places.slice(0, 2).padEnd(2, '0'));
}

/** Whole cents as decimal text with two places, `-1234.50`. */
export function centsText(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Decimal text as money: a number where that holds all of it. */
export function moneyFrom(decimal: string): Money {
  return doubleHolds(decimal) ? Number(decimal) : decimal;
}

/** `a - b`, exact to the cent. */
export function subtractMoney(a: Money, b: Money): Money {
  return moneyFrom(centsText(toCents(a) - toCents(b)));
}
