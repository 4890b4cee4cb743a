import { Face, type Run } from '../../../platform/exports/formats/pdf/face';
import { inter } from '../../../platform/exports/formats/pdf/fonts';
import { inPoints } from '../../../platform/exports/formats/pdf/sheet';
import { type Faces, KEY_PADDING, keySize, type Line } from './lines';
import { BASELINE, COLOUR, PAGE, type Size } from './look';

/** An element of the structure: what something is to who does not see it (ISO 32000-1, 14.7). */
export interface Tag {
  type: string;
  element: PDFKit.PDFStructureElement;
}

interface BookOptions {
  title: string;
  /** BCP 47. */
  language: string;
  /** Of this day, so that the same chapters make the same bytes. */
  day: Date;
}

/** With what something is written. */
interface Ink {
  face: Face;
  size: number;
  colour: string;
}

/**
 * The pages of a manual, which a reader hears in the order of their tags. Texts are written as in the exports, with
 * the kerning of Inter; frames and pictures are pdfkit's.
 */
export class Book {
  /** Where the next thing goes. */
  y: number = PAGE.top;

  private constructor(
    readonly doc: PDFKit.PDFDocument,
    readonly regular: Face,
    readonly semibold: Face,
    readonly root: Tag,
  ) {}

  static async open({ title, language, day }: BookOptions): Promise<Book> {
    const [{ default: PDFDocument }, regular, semibold] = await Promise.all([
      import('pdfkit'),
      inter(400),
      inter(600),
    ]);
    const doc = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      pdfVersion: '1.7',
      lang: language,
      tagged: true,
      displayTitle: true,
      info: { Title: title, Creator: 'Cofre', CreationDate: day },
      autoFirstPage: false,
      bufferPages: true,
      // None of its own: they are not embedded.
      font: '',
    });
    const faces = [regular, semibold].map(({ font, kerns }) => new Face(doc.font(font), kerns));
    const root = { type: 'Document', element: doc.struct('Document') };
    doc.addStructure(root.element);
    return new Book(doc, faces[0] as Face, faces[1] as Face, root);
  }

  get faces(): Faces {
    return { plain: this.regular, strong: this.semibold, key: this.semibold };
  }

  addPage(): void {
    this.doc.addPage();
    this.y = PAGE.top;
  }

  /** Goes on with a new page where so much does not fit on this one. */
  need(height: number): void {
    if (this.y + height > PAGE.bottom) this.addPage();
  }

  /** Adds an element of the structure below another one. */
  tag(type: string, parent: Tag = this.root, alt?: string): Tag {
    const element = this.doc.struct(type, alt === undefined ? {} : { alt });
    parent.element.add(element);
    return { type, element };
  }

  /** What `draw` draws, all of it on this page, is what the element says. */
  content({ type, element }: Tag, draw: () => void): void {
    const content = this.doc.markStructureContent(type);
    draw();
    this.doc.endMarkedContent();
    element.add(content);
  }

  /** What `draw` draws is ornament, or what every page repeats. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  write(run: Run, { face, size, colour }: Ink, left: number, baseline: number): void {
    const { doc } = this;
    doc.fillColor(colour);
    doc.page.fonts[face.name] = face.resource;
    doc.addContent(
      `BT /${face.name} ${size} Tf 1 0 0 -1 ${short(left)} ${short(baseline)} Tm ${run.show} TJ ET`,
    );
  }

  /** Writes a short text on one line. */
  text(text: string, ink: Ink, left: number, baseline: number): void {
    this.write(ink.face.text(text), ink, left, baseline);
  }

  /** The width of a text on one line, in points. */
  widthOf(text: string, face: Face, size: number): number {
    return inPoints(face.text(text), size);
  }

  /** Writes a line whose upper edge is at `top`. */
  line(
    line: Line,
    { size, line: height }: Size,
    left: number,
    top: number,
    colour: string = COLOUR.text,
  ): void {
    const baseline = top + height * BASELINE;
    for (const { run, style, left: at, width } of line) {
      if (style === 'key') this.#key(left + at, baseline, width, size);
      const face = this.faces[style];
      const ink = { face, size: style === 'key' ? keySize(size) : size, colour };
      this.write(run, ink, left + at, baseline - (style === 'key' ? 0.6 : 0));
    }
  }

  #key(left: number, baseline: number, width: number, size: number): void {
    const top = baseline - size * 0.95;
    this.doc
      .roundedRect(left - KEY_PADDING, top, width + 2 * KEY_PADDING, size * 1.24, 2.5)
      .lineWidth(0.6)
      .fillAndStroke(COLOUR.sunken, COLOUR.field);
  }

  /** All of the file. */
  async end(): Promise<Uint8Array> {
    this.root.element.end();
    const pieces: Buffer[] = [];
    this.doc.on('data', (piece: Buffer) => pieces.push(piece));
    const ended = new Promise((resolve, reject) => {
      this.doc.on('end', resolve).on('error', reject);
    });
    this.doc.end();
    await ended;
    return Buffer.concat(pieces);
  }
}

/** Hundredths of a point are finer than any printer. */
const short = (points: number): number => Math.round(points * 100) / 100;
