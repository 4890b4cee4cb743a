import { z } from 'zod';

/**
 * Money on the wire is a JSON number with at most two places, all digits of it exact. In JavaScript it is a number
 * where a double holds every digit, and decimal text (`90071992547409.93`) where it does not: on the server text that
 * leaves as a number, in the console a number that was read as text.
 */
export const money = z.union([z.number(), z.string()]).meta({ format: 'decimal' });
export type Money = z.infer<typeof money>;

/** Digits that a double holds, whatever they are. */
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
