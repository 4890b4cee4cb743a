/*
 * All that is used of pdfkit without being documented stands here: how it embeds fonts, numbers its objects and ends a
 * file. Its own text calls are too slow for long tables, and its own table of objects knows no compressed ones. A new
 * version is read before it is used: tests/pdfkit.test.ts fails where the version is another one or a member is gone.
 */

/** The version whose members these are. */
export const PDFKIT_VERSION = '0.20.2';

/** A font of a document. */
export interface EmbeddedFont {
  /** Its name among the resources of a page. */
  id: string;
  /** Its dictionary. */
  ref(): object;
  /** Glyphs as four hexadecimal digits, which are part of the file from now on. */
  encode(text: string): [string[], { xAdvance: number; advanceWidth: number }[]];
  /** By glyph: the code points that a reader copies. */
  unicode: number[][];
}

interface Undocumented {
  _font: EmbeddedFont;
  /** The offsets at which its objects begin, from number 1 on; `null` stands for one that is not written yet. */
  _offsets: (number | null)[];
  /** Bytes so far. */
  _offset: number;
  _root: { data: object };
  _info: object;
  _id: object;
  _write(text: string): void;
  /** Writes the table of objects and the end. */
  _finalize(): void;
}

const inside = (doc: PDFKit.PDFDocument): Undocumented => doc as unknown as Undocumented;

/** The font that a document has been given last. */
export const currentFont = (doc: PDFKit.PDFDocument): EmbeddedFont => inside(doc)._font;

/** The entries of a document's catalog (ISO 32000-1, 7.7.2), which may be added to. */
export const catalogOf = (doc: PDFKit.PDFDocument): object => inside(doc)._root.data;

/** The number of an object. */
export const numberOf = (reference: object): number => (reference as { id: number }).id;

/** An object by its number, where pdfkit takes one of its own. */
export class Reference {
  // pdfkit writes what says that it is no plain object as its text.
  readonly [Symbol.toStringTag] = 'Reference';

  constructor(readonly id: number) {}

  toString(): string {
    return `${this.id} 0 R`;
  }
}

/** The end of a document, which is left to somebody else: pdfkit writes neither a table of objects nor what follows it. */
export class OpenEnd {
  readonly #doc: Undocumented;

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = inside(doc);
    this.#doc._finalize = () => {};
  }

  /** The offsets at which pdfkit's objects begin, from number 1 on; `null` stands for one that is not written yet. */
  get offsets(): readonly (number | null)[] {
    return this.#doc._offsets;
  }

  /** The offset at which the next object begins. */
  get offset(): number {
    return this.#doc._offset;
  }

  /** A file's trailer says this of it (7.5.5). */
  get trailer(): object {
    const { _root, _info, _id } = this.#doc;
    return { Root: _root, Info: _info, ID: [_id, _id] };
  }

  writeLine(text: string): void {
    this.#doc._write(text);
  }
}
