/** Bytes of a digest that are kept of a row: enough that nobody finds another row with the same. */
export const ROW_DIGEST = 12;

/** 32-bit words of a digest, and one for how often it is there. */
const WORDS = ROW_DIGEST / 4;
const SLOT = WORDS + 1;
/** Slots to begin with; a power of two, as all numbers of slots are. */
const FEWEST = 1024;

/**
 * How often each of many digests is there: a hash table with open addressing in 16 bytes a slot, because a file may
 * have millions of rows, of which a `Map` takes several times as much.
 */
export class DigestCounts {
  #slots = new Uint32Array(FEWEST * SLOT);
  #mask = FEWEST - 1;
  #used = 0;
  /** All of them, each as often as it is there. */
  size = 0;

  /** @param digest of which the first `ROW_DIGEST` bytes count */
  add(digest: Buffer): void {
    if (this.#used * 4 > this.#mask * 3) this.#grow();
    const words = wordsOf(digest);
    const at = this.#slotOf(words);
    const count = this.#slots[at + WORDS] ?? 0;
    if (count === 0) this.#used += 1;
    this.#slots.set([...words, count + 1], at);
    this.size += 1;
  }

  /** Takes one away. @returns whether there was one */
  take(digest: Buffer): boolean {
    const at = this.#slotOf(wordsOf(digest));
    const count = this.#slots[at + WORDS] ?? 0;
    if (count === 0) return false;
    this.#slots[at + WORDS] = count - 1;
    this.size -= 1;
    return true;
  }

  /** Those of a text of digests, one after the other. */
  static of(digests: Buffer): DigestCounts {
    const counts = new DigestCounts();
    for (let at = 0; at < digests.length; at += ROW_DIGEST) counts.add(digests.subarray(at, at + ROW_DIGEST));
    return counts;
  }

  equals(other: DigestCounts): boolean {
    if (this.size !== other.size) return false;
    const slots = this.#slots;
    for (let at = 0; at < slots.length; at += SLOT) {
      const [one = 0, two = 0, three = 0, count = 0] = slots.subarray(at, at + SLOT);
      if (count > 0 && other.#slots[other.#slotOf([one, two, three]) + WORDS] !== count) return false;
    }
    return true;
  }

  /** Where a digest is, or would be: no digest is all zeros. */
  #slotOf([first, second, third]: Words): number {
    const slots = this.#slots;
    for (let slot = first & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const at = slot * SLOT;
      const [one, two, three] = [slots[at], slots[at + 1], slots[at + 2]];
      if (one === first && two === second && three === third) return at;
      if (one === 0 && two === 0 && three === 0) return at;
    }
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Uint32Array(old.length * 2);
    this.#mask = this.#mask * 2 + 1;
    for (let at = 0; at < old.length; at += SLOT) {
      const slot = old.subarray(at, at + SLOT);
      const [one = 0, two = 0, three = 0, count = 0] = slot;
      if (count > 0) this.#slots.set(slot, this.#slotOf([one, two, three]));
    }
  }
}

type Words = readonly [number, number, number];

const wordsOf = (digest: Buffer): Words => [
  digest.readUInt32LE(0),
  digest.readUInt32LE(4),
  digest.readUInt32LE(8),
];

/** The sum of many digests, which does not depend on their order: by it files are found, and no more. */
export class DigestSum {
  readonly #words = new Uint32Array(WORDS);

  add(digest: Buffer): void {
    for (const [index, word] of wordsOf(digest).entries()) {
      // Overflows, as it is meant to.
      this.#words[index] = (this.#words[index] ?? 0) + word;
    }
  }

  /** In the same order of bytes on every machine. */
  bytes(): Buffer {
    const sum = Buffer.alloc(ROW_DIGEST);
    for (const [index, word] of this.#words.entries()) sum.writeUInt32LE(word, index * 4);
    return sum;
  }
}
