/** Below this sum a number stays exact when one more amount of at most fifteen digits is added. */
const EXACT = 2 ** 52;

/** An exact sum of any number of amounts. Bigints alone would be exact too, but slow for millions of them. */
export class Cents {
  count = 0;
  #carried = 0n;
  #cents = 0;

  /** @param cents not below zero */
  add(cents: number): void {
    this.count += 1;
    this.#cents += cents;
    if (this.#cents < EXACT) return;
    this.#carried += BigInt(this.#cents);
    this.#cents = 0;
  }

  get sum(): bigint {
    return this.#carried + BigInt(this.#cents);
  }
}
