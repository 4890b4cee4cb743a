/**
 * A set of establishments as a bitmap over its universe, so that thousands of people by thousands of establishments
 * take little memory and time.
 */
export type CodeSet = Uint32Array;

const BITS = 32;

/** The establishments that a change is about, in the order in which they are listed. */
export class Universe {
  readonly #places: ReadonlyMap<string, number>;
  readonly #words: number;

  constructor(readonly codes: readonly string[]) {
    this.#places = new Map(codes.map((code, place) => [code, place]));
    this.#words = Math.ceil(codes.length / BITS);
  }

  /** The set of those codes that belong to the universe. */
  setOf(codes: readonly string[]): CodeSet {
    const set = new Uint32Array(this.#words);
    for (const code of codes) {
      const place = this.#places.get(code);
      if (place !== undefined) set[place >> 5] = (set[place >> 5] ?? 0) | (1 << (place & 31));
    }
    return set;
  }

  /** The indexes of the members of a set in the universe, ascending. */
  *places(set: CodeSet): Generator<number> {
    for (const [index, word] of set.entries()) {
      for (let rest = word; rest !== 0; rest &= rest - 1) {
        yield index * BITS + (31 - Math.clz32(rest & -rest));
      }
    }
  }
}

/** Puts all of another set into one. */
export function include(into: CodeSet, other: CodeSet): void {
  for (const [index, word] of other.entries()) into[index] = (into[index] ?? 0) | word;
}

/** What is in one set and not in the other. */
export function without(one: CodeSet, other: CodeSet): CodeSet {
  return one.map((word, index) => word & ~(other[index] ?? 0));
}

/** How many a set holds. */
export function sizeOf(set: CodeSet): number {
  let size = 0;
  for (const word of set) for (let rest = word; rest !== 0; rest &= rest - 1) size += 1;
  return size;
}
