import { join } from 'node:path';
import type { Block, Span } from './blocks';
import type { Book, Tag } from './book';
import { type Line, linesOf } from './lines';
import { BASELINE, COLOUR, PAGE, type Size, TYPE } from './look';
import { drawTable } from './table';

/** Where something stands, from its left edge, and below which element of the structure. */
interface Place {
  left: number;
  width: number;
  parent: Tag;
  /** Where the files of pictures are. */
  folder: string;
}

/** Between paragraphs, and from a list's sign to its text. */
const GAP = 8;
const INDENT = 18;
const NOTE_PADDING = 12;
/** Of pictures that are 16 to 9. */
const PICTURE_WIDTH = 340;
const PICTURE_RATIO = 9 / 16;
/** What follows a heading on its page at least. */
const FOLLOWING = 54;

/** Draws blocks one below the other. `onSection` hears where each section begins. */
export function drawBlocks(
  book: Book,
  blocks: readonly Block[],
  place: Place,
  onSection: (title: string) => void = () => undefined,
): void {
  for (const block of blocks) {
    switch (block.kind) {
      case 'heading':
        if (block.level === 2) drawSection(book, block.text, place, onSection);
        break;
      case 'paragraph':
        drawParagraph(book, block.spans, place, book.tag('P', place.parent));
        book.y += GAP;
        break;
      case 'list':
        drawList(book, block, place);
        break;
      case 'table':
        drawTable(book, block, place.parent);
        book.y += GAP + 4;
        break;
      case 'note':
        drawNote(book, block.blocks, place);
        break;
      case 'picture':
        drawPicture(book, block, place);
    }
  }
}

function drawSection(
  book: Book,
  title: string,
  { left, width, parent }: Place,
  onSection: (title: string) => void,
) {
  const { size, line } = TYPE.section;
  const lines = linesOf([{ text: title, style: 'strong' }], book.faces, size, width);
  book.y += 10;
  book.need(lines.length * line + FOLLOWING);
  onSection(title);
  drawLines(book, lines, TYPE.section, left, book.tag('H2', parent));
  book.y += 4;
}

function drawParagraph(book: Book, spans: readonly Span[], { left, width }: Place, tag: Tag): void {
  drawLines(book, linesOf(spans, book.faces, TYPE.body.size, width), TYPE.body, left, tag);
}

/** Lines that go on with the next page; the first two and the last two of them stay together. */
function drawLines(book: Book, lines: readonly Line[], size: Size, left: number, tag: Tag): void {
  let from = 0;
  while (from < lines.length) {
    const fitting = Math.floor((PAGE.bottom - book.y) / size.line);
    let count = Math.min(lines.length - from, fitting);
    if (from + count === lines.length - 1) count -= 1;
    if (count < Math.min(2, lines.length - from)) {
      book.addPage();
      continue;
    }
    const part = lines.slice(from, from + count);
    book.content(tag, () => {
      for (const [index, line] of part.entries()) book.line(line, size, left, book.y + index * size.line);
    });
    book.y += count * size.line;
    from += count;
    if (from < lines.length) book.addPage();
  }
}

function drawList(book: Book, { ordered, items }: Extract<Block, { kind: 'list' }>, place: Place): void {
  const { left, width, parent } = place;
  const list = book.tag('L', parent);
  const { size, line } = TYPE.body;
  for (const [index, blocks] of items.entries()) {
    const item = book.tag('LI', list);
    const label = book.tag('Lbl', item);
    book.need(2 * line);
    const baseline = book.y + line * BASELINE;
    book.content(label, () => {
      if (ordered) {
        const ink = { face: book.semibold, size, colour: COLOUR.primary };
        book.text(`${index + 1}.`, ink, left, baseline);
      } else {
        book.text('•', { face: book.semibold, size, colour: COLOUR.brass }, left + 2, baseline);
      }
    });
    const body = book.tag('LBody', item);
    drawBlocks(book, blocks, { ...place, left: left + INDENT, width: width - INDENT, parent: body });
    // Its items are closer to one another than paragraphs are.
    book.y -= GAP / 2;
  }
  book.y += GAP / 2;
}

/** A note is one thing: it stands on one page, in a frame. */
function drawNote(book: Book, blocks: readonly Block[], place: Place): void {
  const { left, width, parent } = place;
  const inner = width - 2 * NOTE_PADDING - 3;
  const paragraphs = blocks.map((block) => {
    if (block.kind !== 'paragraph') throw new Error('A note holds paragraphs only');
    return linesOf(block.spans, book.faces, TYPE.body.size, inner);
  });
  const lines = paragraphs.reduce((sum, paragraph) => sum + paragraph.length, 0);
  const height = lines * TYPE.body.line + (paragraphs.length - 1) * GAP + 2 * (NOTE_PADDING - 3);
  book.need(height);
  const top = book.y;
  book.artifact('Layout', () => {
    book.doc.rect(left, top, width, height).fill(COLOUR.tint);
    book.doc.rect(left, top, 3, height).fill(COLOUR.primary);
  });
  book.y += NOTE_PADDING - 3;
  const note = book.tag('Div', parent);
  for (const paragraph of paragraphs) {
    drawLines(book, paragraph, TYPE.body, left + 3 + NOTE_PADDING, book.tag('P', note));
    book.y += GAP;
  }
  book.y = top + height + GAP + 4;
}

function drawPicture(book: Book, { file, alt }: Extract<Block, { kind: 'picture' }>, place: Place): void {
  const { left, parent, folder } = place;
  const width = Math.min(PICTURE_WIDTH, place.width);
  const height = width * PICTURE_RATIO;
  book.need(height + GAP);
  book.content(book.tag('Figure', parent, alt), () => {
    book.doc.image(join(folder, file), left, book.y, { width, height });
    book.doc.rect(left, book.y, width, height).lineWidth(0.6).stroke(COLOUR.line);
  });
  book.y += height + GAP + 4;
}
