import { createHash, type Hash } from 'node:crypto';

/** The shortest beginning that is kept; each next one is twice as long. */
const FIRST = 1024;

/** Bytes of a digest that are kept of a beginning: enough to tell files apart. */
const KEPT = 12;

/** Digests of all of what comes, and of its beginnings, by which a file is known whose end is missing. */
export class Digests {
  readonly #whole: Hash = createHash('sha256');
  readonly prefixes: Buffer[] = [];
  bytes = 0;
  #next = FIRST;

  add(piece: Uint8Array): void {
    let rest = piece;
    while (this.bytes + rest.length >= this.#next) {
      const part = rest.subarray(0, this.#next - this.bytes);
      this.#take(part);
      rest = rest.subarray(part.length);
      this.prefixes.push(this.#whole.copy().digest().subarray(0, KEPT));
      this.#next *= 2;
    }
    this.#take(rest);
  }

  #take(part: Uint8Array): void {
    this.#whole.update(part);
    this.bytes += part.length;
  }

  /** Once. */
  digest(): Buffer {
    return this.#whole.digest();
  }
}
