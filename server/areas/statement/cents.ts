/** Below it a number holds a sum of cents to which one more amount was added, of fifteen digits at most. */
const EXACT = 2 ** 52;

/** The cents of an amount as the database writes it: fifteen digits at most, two of them behind the point. */
export const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

/** A sum of amounts, exact however many they are: bigints alone would be, but there are millions to add. */
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
