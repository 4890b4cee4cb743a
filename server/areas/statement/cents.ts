/** Below this sum a number stays exact when one more amount of at most fifteen digits is added. */
const EXACT = 2 ** 52;

/** Converts an amount as the database writes it, with at most fifteen digits and two decimals, to cents. */
export const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

/** An exact sum of any number of amounts. Bigints alone would also be exact, but too slow for millions of amounts. */
export class Cents {
  #carried = 0n;
  #cents = 0;

  /** @param cents not below zero */
  add(cents: number): void {
    this.#cents += cents;
    if (this.#cents < EXACT) return;
    this.#carried += BigInt(this.#cents);
    this.#cents = 0;
  }

  get sum(): bigint {
    return this.#carried + BigInt(this.#cents);
  }
}
