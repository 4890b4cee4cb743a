import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { Unreadable } from './line';

/** Parts that a workbook has at most, and what all that are read may come to, unpacked. */
const MOST_PARTS = 2000;
const MOST_BYTES = 600 * 2 ** 20;

/** The parts of a package (ZIP), read one after the other. What they come to is bounded, whatever the archive claims. */
export class Archive {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  #left: number;

  /**
   * @param most bytes that its parts may come to, unpacked
   * @throws Unreadable where it is no archive, or its end is missing
   */
  static async open(path: string, most = MOST_BYTES): Promise<Archive> {
    let zip: ZipFile | undefined;
    try {
      zip = await openPromise(path, { lazyEntries: true, autoClose: false });
      if (zip.entryCount > MOST_PARTS) throw new Unreadable('It has too many parts');
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
      return new Archive(zip, entries, most);
    } catch (error) {
      zip?.close();
      throw error instanceof Unreadable ? error : new Unreadable(String(error));
    }
  }

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, most: number) {
    this.#left = most;
    this.#zip = zip;
    this.#entries = entries;
  }

  has(path: string): boolean {
    return this.#entries.has(path);
  }

  /**
   * The text of a part, piece by piece.
   * @throws Unreadable
   */
  async *text(path: string): AsyncGenerator<string> {
    const entry = this.#entries.get(path);
    if (entry === undefined) throw new Unreadable(`${path} is missing`);
    const decoder = new TextDecoder();
    let stream: Readable | undefined;
    try {
      stream = await this.#zip.openReadStreamPromise(entry, {});
      for await (const piece of stream as AsyncIterable<Buffer>) {
        this.#left -= piece.length;
        if (this.#left < 0) throw new Unreadable('It is too large, unpacked');
        yield decoder.decode(piece, { stream: true });
      }
      yield decoder.decode();
    } catch (error) {
      throw error instanceof Unreadable ? error : new Unreadable(String(error));
    } finally {
      stream?.destroy();
    }
  }

  close(): void {
    this.#zip.close();
  }
}
