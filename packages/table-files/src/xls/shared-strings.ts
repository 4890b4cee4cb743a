import { u16, u32 } from './bytes.ts';
import { cellText } from './cell-text.ts';
import { Growing } from './growing.ts';
import { isNarrow, MOST_DATA, record, Type } from './records.ts';

/** Of type and size. */
const HEAD = 4;
/** Of a record's data, how many texts there are; they follow. */
const COUNTS = 8;
/** Of a text: its length and its options. */
const TEXT_HEAD = 3;

/** 2.4.107: the texts of a group whose place is told, and how many groups there are at most. */
const GROUP = 8;
const GROUPS = 128;

/** What the memory of known texts may weigh, in characters; each text is as heavy as so many. */
const MOST_KNOWN = 4_000_000;
const ENTRY = 40;

/**
 * The texts of a workbook ([MS-XLS] 2.4.265 SST), which cells name by their number. A text that comes again has the
 * number that it had: of those that came lately, because what is remembered is bounded. What was forgotten is written
 * once more.
 */
export class SharedStrings {
  readonly #records = new Growing();
  /** The record at the end. The first one is without its head and its counts: those are known last. */
  readonly #record = Buffer.allocUnsafeSlow(HEAD + MOST_DATA);
  #at = HEAD + COUNTS;
  #firstSize = 0;
  /** Where each group begins: in the records, and in its own record. */
  readonly #groups = { places: [] as number[], offsets: [] as number[] };
  #recent = new Map<string, number>();
  #older = new Map<string, number>();
  #weight = 0;
  #unique = 0;
  #used = 0;

  get size(): number {
    return this.#records.size + this.#at;
  }

  /** The number of a text that a cell shows. */
  numberOf(text: string): number {
    this.#used += 1;
    const recent = this.#recent.get(text);
    if (recent !== undefined) return recent;
    // A copy: a part of a text keeps all of it in memory, and rows are parts of what the database answered.
    const own = Buffer.from(text).toString();
    const number = this.#older.get(text) ?? this.#add(cellText(own));
    this.#remember(own, number);
    return number;
  }

  /**
   * The table, once: an SST with its Continue records and an ExtSST.
   * @param place where it begins in the workbook's stream
   */
  take(place: number): { size: number; pieces: Iterable<Uint8Array> } {
    this.#close();
    const first = Buffer.concat([u16(Type.SST, this.#firstSize), u32(this.#used, this.#unique)]);
    const records = this.#records;
    const places = this.#places(place);
    return {
      size: first.length + records.size + places.length,
      pieces: (function* () {
        yield first;
        yield* records.take();
        yield places;
      })(),
    };
  }

  #remember(text: string, number: number): void {
    if (this.#weight > MOST_KNOWN) {
      this.#older = this.#recent;
      this.#recent = new Map();
      this.#weight = 0;
    }
    this.#recent.set(text, number);
    this.#weight += text.length + ENTRY;
  }

  /** 2.5.293: a text begins with its length and its options, which stand in one record with its first character. */
  #add(text: string): number {
    const width = isNarrow(text) ? 1 : 2;
    const record = this.#record;
    if (this.#at + TEXT_HEAD + width > record.length) this.#close();
    if (this.#unique % GROUP === 0) {
      this.#groups.places.push(this.#placeOf(this.#at));
      this.#groups.offsets.push(this.#at);
    }
    this.#at = record.writeUInt16LE(text.length, this.#at);
    record[this.#at] = width - 1;
    this.#at += 1;
    for (let done = 0; ; ) {
      const room = Math.floor((record.length - this.#at) / width);
      const part = text.length - done <= room && done === 0 ? text : text.slice(done, done + room);
      this.#at += record.write(part, this.#at, width === 1 ? 'latin1' : 'utf16le');
      done += part.length;
      if (done === text.length) break;
      // 2.5.293: in the next record the text goes on after its options, once more.
      this.#close();
      record[this.#at] = width - 1;
      this.#at += 1;
    }
    this.#unique += 1;
    return this.#unique - 1;
  }

  /** Hands over the record that is full, and begins the next one. */
  #close(): void {
    if (this.#firstSize === 0) {
      this.#firstSize = this.#at - HEAD;
      this.#records.append(this.#record, HEAD + COUNTS, this.#at);
    } else {
      this.#record.writeUInt16LE(Type.CONTINUE, 0);
      this.#record.writeUInt16LE(this.#at - HEAD, 2);
      this.#records.append(this.#record, 0, this.#at);
    }
    this.#at = HEAD;
  }

  /** Where in all of the table a place of the record at the end is. */
  #placeOf(at: number): number {
    return this.#firstSize === 0 ? at : HEAD + COUNTS + this.#records.size + at;
  }

  /** 2.4.107 ExtSST: by this a program finds a text without reading those before it. */
  #places(place: number): Buffer {
    const { places, offsets } = this.#groups;
    // Not too many: larger ones then.
    const step = Math.max(1, Math.ceil(places.length / GROUPS));
    const entries: Buffer[] = [];
    for (let group = 0; group < places.length; group += step) {
      entries.push(u32(place + (places[group] ?? 0)), u16(offsets[group] ?? 0, 0));
    }
    return record(Type.EXT_SST, u16(GROUP * step), ...entries);
  }
}
