/**
 * Repeatable chance: the same path gives the same numbers, whatever was drawn elsewhere. SplitMix32 over an
 * FNV-1a hash of the path; good enough for a demo, never for a secret.
 */
export class Chance {
  #state: number;

  constructor(...path: readonly (string | number)[]) {
    let hash = 0x811c9dc5;
    for (const char of path.join('/')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
    this.#state = hash;
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  }

  /** A whole number, both ends included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  /** Whether something of this probability happens. */
  happens(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[this.whole(0, list.length - 1)];
    if (picked === undefined) throw new Error('Nothing to pick from');
    return picked;
  }

  /** Around `median`; two thirds of the numbers lie within a factor of e^spread (log-normal). */
  around(median: number, spread: number): number {
    // Box-Muller; 1 - next() is never 0.
    const normal = Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
    return median * Math.exp(spread * normal);
  }
}
