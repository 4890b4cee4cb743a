/** How a character is looked at by `Utf8.put`. */
export const Kind = {
  /** It is written. */
  ordinary: 0,
  /** It is, where it stands by itself between others. */
  alone: 1,
  /** A text that has one is not written. */
  special: 2,
} as const;

/** Characters that have at most two bytes in UTF-8; others are rare here. */
const SHORT = 0x800;
/** Bytes that a character has at most, by its place in a text. */
const MOST = 3;

/** The kinds of all characters that have at most two bytes. */
export const kindsOf = (
  kindOf: (character: string) => (typeof Kind)[keyof typeof Kind],
): Readonly<Uint8Array> => Uint8Array.from({ length: SHORT }, (_, code) => kindOf(String.fromCharCode(code)));

/**
 * Texts as UTF-8, one after the other. Writing each character where it belongs takes half of the time that it takes
 * to put long texts together and to encode them, and leaves nothing behind to be collected.
 */
export class Utf8 {
  #bytes: Buffer;
  #length = 0;

  /** @param size bytes that are there at first */
  constructor(size = 64 * 1024) {
    this.#bytes = Buffer.allocUnsafeSlow(size);
  }

  get length(): number {
    return this.#length;
  }

  /** Adds a character of ASCII. */
  add(code: number): void {
    if (this.#length === this.#bytes.length) this.#grow(1);
    this.#bytes[this.#length] = code;
    this.#length += 1;
  }

  /** Adds a text, whatever is in it. */
  write(text: string): void {
    this.#grow(text.length * MOST);
    this.#length += this.#bytes.write(text, this.#length);
  }

  /**
   * Adds a text whose characters are ordinary ones.
   * @returns false where they are not, or not all of them have short forms: then nothing was added
   */
  put(text: string, kinds: Readonly<Uint8Array>): boolean {
    const size = text.length;
    if (this.#bytes.length - this.#length < size * MOST) this.#grow(size * MOST);
    const bytes = this.#bytes;
    let at = this.#length;
    let before: number = Kind.alone;
    for (let index = 0; index < size; index += 1) {
      const code = text.charCodeAt(index);
      if (code >= SHORT) return false;
      const kind = kinds[code] as number;
      if (kind !== Kind.ordinary && (kind === Kind.special || before === Kind.alone)) return false;
      before = kind;
      if (code < 0x80) {
        bytes[at] = code;
        at += 1;
      } else {
        bytes[at] = 0xc0 | (code >> 6);
        bytes[at + 1] = 0x80 | (code & 0x3f);
        at += 2;
      }
    }
    if (before === Kind.alone && size > 0) return false;
    this.#length = at;
    return true;
  }

  /** All of it; it begins anew, in the same memory. */
  view(): Buffer {
    const all = this.#bytes.subarray(0, this.#length);
    this.#length = 0;
    return all;
  }

  /** The same as a copy that is the caller's. */
  take(): Buffer {
    return Buffer.from(this.view());
  }

  #grow(more: number): void {
    if (this.#bytes.length - this.#length >= more) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(2 * this.#bytes.length, this.#length + more));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
