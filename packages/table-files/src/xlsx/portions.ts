import type { Row } from '../table.ts';

/** Hands on the rows of batches in portions, so that a sheet may end in the middle of a batch. */
export class Portions {
  readonly #batches: AsyncIterator<readonly Row[]>;
  #left: readonly Row[] = [];

  constructor(batches: AsyncIterable<readonly Row[]>) {
    this.#batches = batches[Symbol.asyncIterator]();
  }

  /** The rows that come next, without taking them; none after the last. */
  async peek(): Promise<readonly Row[]> {
    while (this.#left.length === 0) {
      const next = await this.#batches.next();
      if (next.done) break;
      this.#left = next.value;
    }
    return this.#left;
  }

  /** Takes the next rows, so many at most; none after the last. */
  async take(most: number): Promise<readonly Row[]> {
    const rows = await this.peek();
    this.#left = rows.slice(most);
    return rows.slice(0, most);
  }

  /** Ends the reading, wherever it is. */
  async close(): Promise<void> {
    await this.#batches.return?.();
  }
}
