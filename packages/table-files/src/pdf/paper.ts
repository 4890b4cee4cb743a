import { setImmediate as turn } from 'node:timers/promises';
import type { Table, Words } from '../table.ts';
import { Face, type Run } from './face.ts';
import { inter } from './fonts.ts';
import { BASELINE, COLOUR, PAGE, TYPE } from './look.ts';
import { deflated, Objects } from './objects.ts';
import { catalogOf, numberOf } from './pdfkit.ts';
import { type Ink, inPoints, Sheet } from './sheet.ts';
import { type Element, element, Structure } from './structure.ts';
import { wrap } from './wrap.ts';

/** Where a text of several lines stands. */
interface Block {
  left: number;
  width: number;
  most: number;
  line: number;
}

/** Stands for the number of pages while a footer is put together. */
const PAGES = '\u0000';
/** The name of that number among the resources of a page. */
const TOTAL = 'Total';
/** What the note at the foot may take of the width; the rest is for the page number. */
const NOTE = 0.8;
/** Characters of a text that are looked at for each line it may have: more have no room in the widest one. */
const LOOKED_AT = 600;

/** A page that is full: its content, and the elements of the structure that are on it. */
interface FullPage {
  content: string;
  elements: Element[];
}

/**
 * The pages of a file, filled from the top to the bottom and let go of when they are full. pdfkit keeps the file in
 * order and embeds the fonts. What is on a page is written by `Sheet`, because pdfkit's own text calls take up to
 * 7 ms a row and keep every word.
 */
export class Paper {
  readonly regular: Face;
  readonly semibold: Face;
  /** The page that is being filled. */
  sheet = new Sheet();
  /** Where its next thing goes. */
  y = PAGE.top;
  readonly structure: Structure;
  readonly #doc: PDFKit.PDFDocument;
  readonly #objects: Objects;
  readonly #root: PDFKit.PDFKitReference;
  #elements: Element[] = [];
  /** Marked contents on this page so far. */
  #marks = 0;
  readonly #words: Words;
  readonly #note: Run;
  readonly #total: PDFKit.PDFKitReference;
  #pages = 1;
  /** Pages that are full and not yet in the file. */
  #full: FullPage[] = [];

  /** @param note at the foot of every page */
  static async open({ locale, words, title, creator, keywords }: Table, note: string): Promise<Paper> {
    const [{ default: PDFDocument }, regular, semibold] = await Promise.all([
      import('pdfkit'),
      inter(400),
      inter(600),
    ]);
    const doc = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      pdfVersion: '1.7',
      lang: locale.tag,
      displayTitle: true,
      info: { Title: title, Creator: creator, ...(keywords !== undefined && { Keywords: keywords }) },
      autoFirstPage: false,
      // None of its own: they are not embedded.
      font: '',
      fontLayoutCache: false,
    });
    const faces: Face[] = [];
    for (const { font, kerns } of [regular, semibold]) {
      faces.push(new Face(doc.font(font), kerns));
      // Each takes a few milliseconds.
      await turn();
    }
    return new Paper(doc, faces as [Face, Face], words, note);
  }

  private constructor(
    doc: PDFKit.PDFDocument,
    [regular, semibold]: [Face, Face],
    words: Words,
    note: string,
  ) {
    this.#doc = doc;
    this.regular = regular;
    this.semibold = semibold;
    this.#words = words;
    this.#objects = new Objects(doc);
    // The root of the structure; that the file has one makes it "tagged" (ISO 32000-1, 14.8.1).
    this.#root = doc.ref({});
    Object.assign(catalogOf(doc), { MarkInfo: doc.ref({ Marked: true }), StructTreeRoot: this.#root });
    this.structure = new Structure(this.#objects, numberOf(this.#root));
    const room = (PAGE.right - PAGE.left) * NOTE;
    this.#note = this.shortened(note, regular, TYPE.footer.size, room);
    // A form that every page shows (ISO 32000-1, 8.10): what is in it is known when the last page is full.
    this.#total = doc.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, -5, 200, 15],
      Resources: { Font: { [regular.name]: regular.resource } },
    });
  }

  /** Whether so much still fits on the page. */
  fits(height: number): boolean {
    return this.y + height <= PAGE.bottom;
  }

  /** Goes on with a new page. */
  turnPage(): void {
    this.#finishPage();
    this.#pages += 1;
    this.sheet = new Sheet();
    this.y = PAGE.top;
  }

  /** Adds an element to the structure, behind those of its parent. It is on this page, and so are its kids. */
  element(role: Element['role'], parent: Element, attributes?: string): Element {
    const added = element(role, parent, attributes);
    parent.kids.push(added);
    this.#elements.push(added);
    return added;
  }

  /** Writes what an element consists of; `null`: what nobody has to read. */
  mark(of: Element | null, write: () => void): void {
    if (of !== null) {
      of.mark = this.#marks;
      this.#marks += 1;
    }
    this.sheet.open(of?.role ?? '', of?.mark ?? null);
    write();
    this.sheet.close();
  }

  /** Breaks a text into lines of at most `width` points; an ellipsis stands for what is on none of them. */
  lines(text: string, face: Face, size: number, width: number, most: number): Run[] {
    const glyphs = face.glyphs(text, LOOKED_AT * most);
    return wrap(glyphs, (width / size) * 1000, most, face.ellipsis).map((line) => {
      const run = face.run(line);
      const last = line.at(-1);
      // The space at the end of a line is there and takes no place.
      return last?.space ? { ...run, width: run.width - last.width } : run;
    });
  }

  /** The beginning of a text that fits on one line. */
  shortened(text: string, face: Face, size: number, width: number): Run {
    return this.lines(text, face, size, width, 1)[0] ?? face.text('');
  }

  /** Writes a text in at most so many lines below what is there. */
  paragraph(text: string, ink: Ink, { left, width, most, line }: Block): void {
    for (const run of this.lines(text, ink.face, ink.size, width, most)) {
      this.sheet.write(run, ink, left, this.y + line * BASELINE);
      this.y += line;
    }
  }

  /** Whether there is something to take away. */
  get hasFullPages(): boolean {
    return this.#full.length > 0;
  }

  /** What the file has got since this was called last. While it is compressed others have their turn. */
  async take(): Promise<Uint8Array> {
    for (const { content, elements } of this.#full.splice(0)) {
      const stream = this.#doc.ref({ Filter: 'FlateDecode' });
      stream.end(await deflated(content));
      const { page } = this.#doc.addPage();
      // The page's own stream only turns it upside down.
      const StructParents = await this.structure.addPage(elements, numberOf(page.dictionary));
      Object.assign(page.dictionary.data, { Contents: [page.content, stream], StructParents });
      for (const { name, resource } of [this.regular, this.semibold]) page.fonts[name] = resource;
      page.xobjects[TOTAL] = this.#total;
      this.#doc.flushPages();
    }
    return this.#doc.read() as Buffer;
  }

  /** Finishes the file. @returns what `take` had not taken yet */
  async end(): Promise<Uint8Array> {
    this.#finishPage();
    const pages = await this.take();
    const { regular } = this;
    const run = regular.text(`${this.#pages}${this.#pageWords()[1]}`);
    const { size } = TYPE.footer;
    this.#total.end(`BT /${regular.name} ${size} Tf ${COLOUR.text2} rg ${run.show} TJ ET`);
    Object.assign(this.#root.data, await this.structure.end());
    this.#doc.end();
    await this.#objects.end();
    return Buffer.concat([pages, this.#doc.read() as Buffer]);
  }

  #finishPage(): void {
    const { regular, sheet } = this;
    const { size } = TYPE.footer;
    const ink: Ink = { face: regular, size, colour: 'text2' };
    const page = regular.text(this.#pageWords()[0]);
    this.mark(null, () => sheet.write(page, ink, PAGE.left, PAGE.footer));
    sheet.form(TOTAL, PAGE.left + inPoints(page, size), PAGE.footer);
    this.mark(null, () => sheet.write(this.#note, ink, PAGE.right - inPoints(this.#note, size), PAGE.footer));
    // pdfkit has turned the page upside down; this turns it back (8.3.4).
    const content = `q 1 0 0 -1 0 ${PAGE.height} cm\n${sheet.content()}\nQ\n`;
    this.#full.push({ content, elements: this.#elements });
    this.#elements = [];
    this.#marks = 0;
  }

  /** What stands before and behind the number of pages. */
  #pageWords(): [string, string] {
    const [before = '', after = ''] = this.#words.page(this.#pages, PAGES).split(PAGES);
    return [before, after];
  }
}
