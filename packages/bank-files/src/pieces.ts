/** Characters that are handed on together. */
const PIECE = 64 * 1024;

/** Gathers texts until there are enough of them to be handed on. */
export class Pieces {
  #text = '';

  constructor(readonly encoding: 'latin1' | 'utf8') {}

  add(text: string): void {
    this.#text += text;
  }

  get full(): boolean {
    return this.#text.length >= PIECE;
  }

  take(): Uint8Array {
    const piece = Buffer.from(this.#text, this.encoding);
    this.#text = '';
    return piece;
  }
}
