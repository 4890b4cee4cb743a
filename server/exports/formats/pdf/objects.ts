import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';

/** What pdfkit has but does not document: where its objects stand, and how it writes. */
interface Written {
  _offsets: (number | null)[];
  _offset: number;
  _root: object;
  _info: object;
  _id: object;
  _write(text: string): void;
  _finalize(): void;
}

export const deflated = promisify<string | Uint8Array, Buffer>(deflate);

/** An object by its number, where pdfkit takes one of its own. */
export class Reference {
  // pdfkit writes what says that it is no plain object as its text.
  readonly [Symbol.toStringTag] = 'Reference';

  constructor(readonly id: number) {}

  toString(): string {
    return `${this.id} 0 R`;
  }
}

/** Numbers that follow one another and belong to the objects of one stream. */
interface Range {
  first: number;
  count: number;
  stream: number;
}

/** Bytes of an entry of the cross-reference stream: its kind, a place, a place in that. */
const WIDTHS = [1, 4, 2] as const;
const ENTRY = 7;
/** Entries that are made before others have their turn. */
const AT_ONCE = 20_000;

/**
 * Objects in compressed streams (ISO 32000-1, 7.5.7), beside those that pdfkit writes one by one: the structure of a
 * long table has hundreds of thousands, which say nearly the same. The table of all objects is a stream as well then
 * (7.5.8), so it is written here and not by pdfkit.
 */
export class Objects {
  readonly #doc: PDFKit.PDFDocument & Written;
  readonly #ranges: Range[] = [];

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc as PDFKit.PDFDocument & Written;
    this.#doc._finalize = () => {};
  }

  /** Numbers for so many objects. @returns the first of them */
  allocate(count: number): number {
    const { _offsets: offsets } = this.#doc;
    const first = offsets.length + 1;
    for (let index = 0; index < count; index += 1) offsets.push(null);
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
    this.#ranges.push({ first, count: objects.length, stream: (stream as unknown as { id: number }).id });
  }

  /** Writes where every object is, after all of them. */
  async end(): Promise<void> {
    const doc = this.#doc;
    const start = doc._offset;
    const table = doc.ref({
      Type: 'XRef',
      Size: doc._offsets.length + 2,
      W: [...WIDTHS],
      Root: doc._root,
      Info: doc._info,
      ID: [doc._id, doc._id],
      Filter: 'FlateDecode',
      // Each entry as the difference to the one before it, as PNG has it: most of them are alike.
      DecodeParms: { Predictor: 12, Columns: ENTRY },
    });
    table.end(await deflated(await this.#entries(start)));
    for (const line of ['startxref', String(start), '%%EOF']) doc._write(line);
  }

  /** @param start of this table, whose entry is the last */
  async #entries(start: number): Promise<Buffer> {
    const offsets = this.#doc._offsets;
    const bytes = Buffer.alloc((offsets.length + 1) * (ENTRY + 1));
    const before = Buffer.alloc(ENTRY);
    const entry = Buffer.alloc(ENTRY);
    const [free, here, inStream] = [0, 1, 2];
    const ranges = this.#ranges.toSorted((a, b) => a.first - b.first);
    let at = 0;
    for (let id = 0; id <= offsets.length; id += 1) {
      while ((ranges[at]?.first ?? id) + (ranges[at]?.count ?? 1) <= id) at += 1;
      const range = ranges[at];
      const offset = id === offsets.length ? start : offsets[id - 1];
      if (range !== undefined && range.first <= id) {
        put(entry, inStream, range.stream, id - range.first);
      } else if (id === 0 || offset == null) {
        put(entry, free, 0, 0xffff);
      } else {
        put(entry, here, offset, 0);
      }
      const row = id * (ENTRY + 1);
      bytes[row] = 2; // PNG's "up"
      for (let index = 0; index < ENTRY; index += 1) {
        bytes[row + 1 + index] = (entry[index] as number) - (before[index] as number);
      }
      entry.copy(before);
      if (id % AT_ONCE === AT_ONCE - 1) await turn();
    }
    return bytes;
  }
}

function put(entry: Buffer, kind: number, place: number, within: number): void {
  entry.writeUInt8(kind, 0);
  entry.writeUInt32BE(place, 1);
  entry.writeUInt16BE(within, 5);
}
