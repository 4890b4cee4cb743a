import type { Kerns } from './fonts.ts';
import { currentFont, type EmbeddedFont } from './pdfkit.ts';
import { ELLIPSIS, SQUARE, spelled } from './spelling.ts';

export interface Glyph {
  code: string;
  /** In thousandths of the size, as all widths here. */
  width: number;
  character: string;
  space: boolean;
  /** Whether a line may end after it. */
  breaks: boolean;
}

/** Something that can be written at once: the operands of TJ (ISO 32000-1, 9.4.3). */
export interface Run {
  show: string;
  width: number;
}

/** Glyph 0 is what a font shows for what it has not. */
const MISSING = '0000';
const MINUS = '\u2212';

/** A font of a document, with what its glyphs are known to be. */
export class Face {
  readonly name: string;
  readonly #font: EmbeddedFont;
  readonly #glyphs = new Map<number, Glyph | null>();
  readonly #kerns: Kerns;
  readonly #square: Glyph;
  readonly ellipsis: Glyph;
  /** Whether a square stands for something so far. */
  missing = false;

  /** @param doc whose current font it is */
  constructor(doc: PDFKit.PDFDocument, kerns: Kerns) {
    this.#font = currentFont(doc);
    this.#kerns = kerns;
    this.name = this.#font.id;
    this.#square = this.#only(SQUARE);
    this.ellipsis = this.#only(ELLIPSIS);
    // Looks like a minus, and is found and pasted as the hyphen of the keyboard.
    this.#font.unicode[Number.parseInt(this.#only(MINUS).code, 16)] = [0x2d];
  }

  /** The dictionary for the resources of a page. */
  get resource(): object {
    return this.#font.ref();
  }

  /** The glyphs of a text on one line. @param most see `spelled` */
  glyphs(text: string, most = 1000): Glyph[] {
    const glyphs: Glyph[] = [];
    for (const character of spelled(text, this.#has, most)) {
      const glyph = this.#glyph(character.codePointAt(0) as number);
      if (glyph === null) this.missing = true;
      glyphs.push(glyph ?? this.#square);
    }
    return glyphs;
  }

  /** How glyphs are written, letters as close as their shapes allow. */
  run(glyphs: readonly Glyph[]): Run {
    let show = '[<';
    let width = 0;
    let after: Kerns[string] | undefined;
    for (const { code, character, width: own } of glyphs) {
      const kern = after?.[character];
      if (kern !== undefined) {
        show += `>${-kern}<`;
        width += kern;
      }
      show += code;
      width += own;
      after = this.#kerns[character];
    }
    return { show: `${show}>]`, width };
  }

  text(text: string): Run {
    return this.run(this.glyphs(text));
  }

  readonly #has = (codePoint: number): boolean => {
    const has = this.#glyph(codePoint) !== null;
    if (!has) this.missing = true;
    return has;
  };

  #only(character: string): Glyph {
    const glyph = this.#glyph(character.codePointAt(0) as number);
    if (glyph === null) throw new Error(`The font has no ${character}`);
    return glyph;
  }

  #glyph(codePoint: number): Glyph | null {
    const known = this.#glyphs.get(codePoint);
    if (known !== undefined) return known;
    const character = String.fromCodePoint(codePoint);
    const [[code = MISSING], [position]] = this.#font.encode(character);
    const glyph: Glyph | null =
      code === MISSING || position === undefined
        ? null
        : {
            code,
            width: position.advanceWidth,
            character,
            space: character === ' ',
            breaks: ' -/'.includes(character),
          };
    this.#glyphs.set(codePoint, glyph);
    return glyph;
  }
}
