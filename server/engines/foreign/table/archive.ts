import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { Unreadable } from '../unreadable';
import type { Budget } from './budget';

/** Parts that a workbook has at most. */
export const MOST_PARTS = 2000;

/** The parts of a package (ZIP), each read once. What they come to is bounded, whatever the archive claims. */
export class Archive {
  readonly #zip: ZipFile;
  readonly #entries: Map<string, Entry>;
  readonly #budget: Budget;

  /** @throws Unreadable where it is no archive, or its end is missing */
  static async open(path: string, budget: Budget): Promise<Archive> {
    const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
    try {
      if (zip.entryCount > MOST_PARTS) throw new Unreadable('It has too many parts');
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) {
        // Of two of one name each program might read another one.
        if (entries.has(entry.fileName)) throw new Unreadable(`${entry.fileName} is there twice`);
        entries.set(entry.fileName, entry);
      }
      return new Archive(zip, entries, budget);
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  private constructor(zip: ZipFile, entries: Map<string, Entry>, budget: Budget) {
    this.#zip = zip;
    this.#entries = entries;
    this.#budget = budget;
  }

  has(path: string): boolean {
    return this.#entries.has(path);
  }

  /**
   * The text of a part, piece by piece. A part that was read is gone: a list that names it thousands of times would
   * cost as many readings.
   * @throws Unreadable
   */
  async *text(path: string): AsyncGenerator<string> {
    const entry = this.#entries.get(path);
    if (entry === undefined) throw new Unreadable(`${path} is missing, or was read before`);
    this.#entries.delete(path);
    const decoder = new TextDecoder();
    const stream: Readable = await this.#zip.openReadStreamPromise(entry, {});
    for await (const piece of stream as AsyncIterable<Buffer>) {
      this.#budget.spend('unpacked', piece.length);
      yield decoder.decode(piece, { stream: true });
    }
    yield decoder.decode();
  }

  close(): void {
    this.#zip.close();
  }
}
