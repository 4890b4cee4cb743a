/** What is handed on at once. */
const PIECE = 64 * 1024;

/** Bytes that become more. They are kept in pieces that are never moved, and handed over without another copy. */
export class Growing {
  readonly #full: Buffer[] = [];
  #piece = Buffer.alloc(0);
  #used = 0;

  get size(): number {
    return this.#full.length * PIECE + this.#used;
  }

  /** Adds the bytes from `start` up to `end`, which may be used for something else afterwards. */
  append(bytes: Uint8Array, start = 0, end = bytes.length): void {
    for (let at = start; at < end; ) {
      if (this.#used === this.#piece.length) this.#another();
      const room = Math.min(end - at, PIECE - this.#used);
      this.#piece.set(bytes.subarray(at, at + room), this.#used);
      this.#used += room;
      at += room;
    }
  }

  /** All of it, once: what is handed over is no longer kept. */
  *take(): Generator<Uint8Array> {
    const pieces = [...this.#full, this.#piece.subarray(0, this.#used)].toReversed();
    this.#full.length = 0;
    this.#piece = Buffer.alloc(0);
    this.#used = 0;
    for (let piece = pieces.pop(); piece !== undefined; piece = pieces.pop()) yield piece;
  }

  #another(): void {
    if (this.#piece.length > 0) this.#full.push(this.#piece);
    this.#piece = Buffer.allocUnsafeSlow(PIECE);
    this.#used = 0;
  }
}
