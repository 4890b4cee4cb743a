import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { numberOf, OpenEnd } from './pdfkit.ts';

export const deflated = promisify<string | Uint8Array, Buffer>(deflate);

/** Numbers that follow one another and belong to the objects of one stream. */
interface Range {
  first: number;
  count: number;
  stream: number;
}

/** Bytes of an entry of the cross-reference stream: its kind, a place, a place in that. */
const WIDTHS = [1, 4, 2] as const;
const ENTRY = 7;
/** Kinds of entries (7.5.8.3). */
const FREE = 0;
const ALONE = 1;
const IN_STREAM = 2;
/** Entries that are made before others have their turn. */
const AT_ONCE = 20_000;
/** Objects in streams have numbers from here on; pdfkit, which keeps a list of its own, has those below. */
const FIRST = 2 ** 18;

/**
 * Objects in compressed streams (ISO 32000-1, 7.5.7), beside those that pdfkit writes one by one: the structure of a
 * long table has hundreds of thousands, which say nearly the same. The table of all objects is a stream as well then
 * (7.5.8), so it is written here and not by pdfkit.
 */
export class Objects {
  readonly #doc: PDFKit.PDFDocument;
  readonly #end: OpenEnd;
  readonly #ranges: Range[] = [];
  #next = FIRST;

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
    this.#end = new OpenEnd(doc);
  }

  /** Numbers for so many objects. @returns the first of them */
  allocate(count: number): number {
    const first = this.#next;
    this.#next += count;
    return first;
  }

  /** Writes objects into a stream. @param first the number of the first one; those of the others follow it */
  async add(first: number, objects: readonly string[]): Promise<void> {
    let head = '';
    let place = 0;
    for (const [index, object] of objects.entries()) {
      head += `${first + index} ${place} `;
      place += object.length + 1;
    }
    const content = await deflated(`${head}${objects.join('\n')}`);
    const data = { Type: 'ObjStm', N: objects.length, First: head.length, Filter: 'FlateDecode' };
    const stream = this.#doc.ref(data);
    stream.end(content);
    this.#ranges.push({ first, count: objects.length, stream: numberOf(stream) });
  }

  /** Writes where every object is, after all of them. */
  async end(): Promise<void> {
    const end = this.#end;
    const start = end.offset;
    const table = this.#doc.ref({
      Type: 'XRef',
      Size: this.#next,
      W: [...WIDTHS],
      Index: [0, end.offsets.length + 2, FIRST, this.#next - FIRST],
      ...end.trailer,
      Filter: 'FlateDecode',
      // Each entry as the difference to the one before it, as PNG has it: most of them are alike.
      DecodeParms: { Predictor: 12, Columns: ENTRY },
    });
    const alone = [...end.offsets.slice(0, -1), start];
    if (alone.length >= FIRST) throw new Error('The file has too many pages for its numbers');
    table.end(await deflated(await this.#entries(alone)));
    for (const line of ['startxref', String(start), '%%EOF']) end.writeLine(line);
  }

  /** @param alone where pdfkit's objects are, from number 1 on */
  async #entries(alone: readonly (number | null)[]): Promise<Buffer> {
    const entries = new Entries(1 + alone.length + this.#next - FIRST);
    entries.add(FREE, 0, 0xffff);
    for (const offset of alone) entries.add(offset === null ? FREE : ALONE, offset ?? 0, 0);
    for (const { count, stream } of this.#ranges.toSorted((a, b) => a.first - b.first)) {
      for (let index = 0; index < count; index += 1) {
        if (entries.add(IN_STREAM, stream, index) % AT_ONCE === 0) await turn();
      }
    }
    return entries.bytes;
  }
}

/** Entries one after the other, each as what it adds to the last one: PNG's filter "up" (ISO 15948, 9.2). */
class Entries {
  readonly bytes: Buffer;
  readonly #entry = Buffer.alloc(ENTRY);
  readonly #last = Buffer.alloc(ENTRY);
  #count = 0;

  constructor(count: number) {
    this.bytes = Buffer.alloc(count * (ENTRY + 1));
  }

  /** @returns how many there are now */
  add(kind: number, place: number, within: number): number {
    const entry = this.#entry;
    entry.writeUInt8(kind, 0);
    entry.writeUInt32BE(place, 1);
    entry.writeUInt16BE(within, 5);
    const start = this.#count * (ENTRY + 1);
    this.bytes[start] = 2;
    for (let index = 0; index < ENTRY; index += 1) {
      this.bytes[start + 1 + index] = (entry[index] as number) - (this.#last[index] as number);
    }
    entry.copy(this.#last);
    this.#count += 1;
    return this.#count;
  }
}
