import type { Row } from '../table.ts';
import type { cellWriter } from './cells.ts';
import type { Track } from './columns.ts';
import type { Run } from './face.ts';
import { BASELINE, type Colour, PAGE, RULE, TYPE } from './look.ts';
import type { Paper } from './paper.ts';
import { inPoints } from './sheet.ts';
import { type Element, ofColumn, overColumns } from './structure.ts';

/** Between the lines of a row and the rules around it. */
const PADDING = 3;
/** A name takes the lines that it needs; what somebody has written into one ends within a page. */
const LINES = 30;
/** Of a code. */
const CODE_LINES = 2;
const HEADING_LINES = 3;
/** Squeezed to less of their width codes are hard to read. */
const NARROW = 0.6;

/**
 * Texts of a column that are remembered as they are set: names come again in row after row. Where there are more, as
 * of numbers that come once, the others are forgotten at once: what is kept for a while becomes old, and only a full
 * collection of the heap takes it away.
 */
const REMEMBERED = 1000;

type Piece = Run & { colour: Colour };
/** Lines, for a text; pieces of one line, for everything else. */
type Laid = Piece[];

interface LaidRow {
  cells: Laid[];
  height: number;
}

/**
 * The table, row by row. The last row is held back until it is known what follows it, so that totals never stand
 * alone on a page.
 */
export class Rows {
  readonly #paper: Paper;
  readonly #tracks: readonly Track[];
  readonly #write: ReturnType<typeof cellWriter>;
  readonly #headings: Run[][];
  readonly #texts = new Map<Track, Map<string, Laid>>();
  #held: LaidRow | null = null;
  /** The rows of this page. */
  #body: Element | null = null;

  constructor(paper: Paper, tracks: readonly Track[], write: ReturnType<typeof cellWriter>) {
    this.#paper = paper;
    this.#tracks = tracks;
    this.#write = write;
    const { size } = TYPE.heading;
    this.#headings = tracks.map(({ heading, width }) =>
      paper.lines(heading, paper.semibold, size, width, HEADING_LINES),
    );
    for (const track of tracks) this.#texts.set(track, new Map());
    if (!paper.fits(this.#headHeight + 4 * TYPE.cell.line)) paper.turnPage();
    paper.structure.document.kids.push(paper.structure.table);
    const { table } = paper.structure;
    this.#head(paper.element('TR', paper.element('THead', table)));
  }

  add(row: Row): void {
    const laid = this.#lay(row);
    this.#drawHeld();
    this.#held = laid;
  }

  /**
   * Draws the last row where it and what follows it stand together.
   * @param empty what a table without rows says
   */
  finish(following: number, empty: string): void {
    if (this.#held === null) this.#sentence(empty);
    const height = (this.#held?.height ?? 0) + following;
    if (!this.#paper.fits(height)) this.turnPage();
    this.#drawHeld();
  }

  /** Goes on with a new page, under the same headings. */
  turnPage(): void {
    this.#paper.turnPage();
    this.#body = null;
    this.#head(null);
  }

  get #headHeight(): number {
    const most = Math.max(1, ...this.#headings.map((lines) => lines.length));
    return most * TYPE.heading.line + 2 * PADDING + 2;
  }

  /** @param row as which they are read aloud; on the pages that follow they are not */
  #head(row: Element | null): void {
    const paper = this.#paper;
    const { size, line } = TYPE.heading;
    const top = paper.y;
    const bottom = top + this.#headHeight;
    paper.sheet.band(top, bottom, 'sunken');
    paper.sheet.rule(PAGE.left, PAGE.right, bottom, 'line2', RULE.head);
    for (const [index, lines] of this.#headings.entries()) {
      const { left, width, right } = this.#tracks[index] as Track;
      const cell = row === null ? null : paper.element('TH', row, ofColumn);
      paper.mark(cell, () => {
        for (const [at, run] of lines.entries()) {
          // They stand at the foot of the head.
          const baseline = bottom - PADDING - 1 - (lines.length - at) * line + line * BASELINE;
          const start = right ? left + width - inPoints(run, size) : left;
          paper.sheet.write(run, { face: paper.semibold, size, colour: 'text2' }, start, baseline);
        }
      });
    }
    paper.y = bottom;
  }

  #lay(row: Row): LaidRow {
    let most = 1;
    const cells = this.#tracks.map((track, index) => {
      const { type } = track;
      const parts = this.#write(row[index] ?? null, type);
      const [first] = parts;
      if (first === undefined) return [];
      if (type !== 'text' && type !== 'code') {
        return parts.map(({ text, colour }) => ({ ...this.#paper.regular.text(text), colour }));
      }
      const lines = this.#text(first.text, track);
      if (lines.length > most) most = lines.length;
      return lines;
    });
    return { cells, height: most * TYPE.cell.line + 2 * PADDING };
  }

  /** In place of rows, as wide as the table. */
  #sentence(text: string): void {
    const paper = this.#paper;
    const { size, line } = TYPE.cell;
    const left = this.#tracks[0]?.left ?? PAGE.left;
    const ink = { face: paper.regular, size, colour: 'text2' } as const;
    paper.y += PADDING;
    const row = paper.element('TR', paper.element('TBody', paper.structure.table));
    paper.mark(paper.element('TD', row, overColumns(this.#tracks.length)), () =>
      paper.paragraph(text, ink, { left, width: PAGE.right - left, most: 1, line }),
    );
    paper.y += PADDING;
    paper.sheet.rule(PAGE.left, PAGE.right, paper.y, 'line', RULE.hair);
  }

  #text(text: string, track: Track): Laid {
    const known = this.#texts.get(track) as Map<string, Laid>;
    let laid = known.get(text);
    if (laid === undefined) {
      const { regular } = this.#paper;
      const { size } = TYPE.cell;
      const room =
        track.type === 'code' ? roomForCode(inPoints(regular.text(text), size), track.width) : track.width;
      const most = track.type === 'code' ? CODE_LINES : LINES;
      laid = this.#paper.lines(text, regular, size, room, most).map((run) => ({ ...run, colour: 'text' }));
      if (known.size < REMEMBERED) known.set(text, laid);
    }
    return laid;
  }

  #drawHeld(): void {
    if (this.#held === null) return;
    const { cells, height } = this.#held;
    this.#held = null;
    const paper = this.#paper;
    if (!paper.fits(height)) this.turnPage();
    const baseline = paper.y + PADDING + TYPE.cell.line * BASELINE;
    this.#body ??= paper.element('TBody', paper.structure.table);
    const row = paper.element('TR', this.#body);
    for (const [index, pieces] of cells.entries()) {
      const cell = paper.element('TD', row);
      if (pieces.length === 0) continue;
      paper.mark(cell, () => this.#drawCell(pieces, this.#tracks[index] as Track, baseline));
    }
    paper.y += height;
    paper.sheet.rule(PAGE.left, PAGE.right, paper.y, 'line', RULE.hair);
  }

  #drawCell(pieces: Laid, { type, left, width, right }: Track, baseline: number): void {
    const paper = this.#paper;
    const { size, line } = TYPE.cell;
    const ink = (colour: Colour) => ({ face: paper.regular, size, colour });
    if (type === 'text' || type === 'code') {
      for (const [at, run] of pieces.entries()) {
        paper.sheet.write(run, ink(run.colour), left, baseline + at * line, width);
      }
      return;
    }
    const [first, ...others] = pieces;
    if (first === undefined) return;
    const natural = pieces.reduce((sum, run) => sum + inPoints(run, size), 0);
    const start = right ? Math.max(left, left + width - natural) : left;
    const squeezed = natural > width ? (inPoints(first, size) * width) / natural : undefined;
    paper.sheet.write(first, ink(first.colour), start, baseline, squeezed);
    for (const run of others) paper.sheet.append(run, ink(run.colour));
  }
}

/**
 * How wide the lines of a code may be before they are squeezed: on one line while that can be read, then on two, and
 * cut only where that is not enough.
 */
function roomForCode(length: number, width: number): number {
  if (length <= width / NARROW) return Math.max(length + 1, width);
  return Math.min((length / CODE_LINES) * 1.1, width / NARROW);
}
