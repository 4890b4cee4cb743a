import { parse } from 'csv-parse';

/** Without this limit a quote that is never closed would make one record of the rest of the file. */
export const MAX_RECORD_BYTES = 65_536;

export interface RawRecord {
  /** The line that it starts on, from 1. */
  line: number;
  record: readonly string[];
}

/** Runs csv-parse chunk by chunk, because its stream drops the waiting records when an error occurs. */
export class Parsing {
  bytes = 0;
  readonly #lines = new LineCounter();
  #records: RawRecord[] = [];
  readonly #parser = parse({
    bom: true,
    trim: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD_BYTES,
    on_record: (record: string[], { lines }) => {
      this.#records.push({ line: this.#lines.startOf(record, lines), record });
      return null;
    },
  });

  constructor() {
    this.#parser.on('error', () => {}); // reported to the caller of `write`
  }

  /** The line that follows the last record. */
  get nextLine(): number {
    return this.#lines.next;
  }

  /** @throws CsvError */
  write(buffer: Buffer): Promise<void> {
    this.bytes += buffer.length;
    return new Promise((resolve, reject) => {
      this.#parser.write(buffer, (error) => (error ? reject(error) : resolve()));
    });
  }

  /** @throws CsvError */
  end(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#parser.once('error', reject);
      this.#parser.end(() => resolve());
    });
  }

  /** The records since the last call. */
  take(): RawRecord[] {
    const records = this.#records;
    this.#records = [];
    return records;
  }
}

/** Corrects csv-parse, which reports the line on which a record ends, and counts CRLF within quotes twice. */
class LineCounter {
  /** Where the next record starts, unless empty lines come first. */
  next = 1;
  #countedTwice = 0;

  startOf(record: readonly string[], countedEnd: number): number {
    const end = countedEnd - this.#countedTwice;
    if (end === this.next) {
      this.next += 1;
      return end;
    }
    const breaks = record.flatMap((cell) => cell.match(/\r\n|\r|\n/g) ?? []);
    const twice = breaks.filter((text) => text.length === 2).length;
    this.#countedTwice += twice;
    this.next = end - twice + 1;
    return end - twice - breaks.length;
  }
}
