/**
 * Money travels as decimal numbers with two places. Arithmetic happens in whole cents, where a double is exact
 * up to ninety trillion.
 */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** `a - b`, exact to the cent. */
export function subtractMoney(a: number, b: number): number {
  return (toCents(a) - toCents(b)) / 100;
}
