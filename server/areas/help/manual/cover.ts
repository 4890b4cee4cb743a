import { rosettePath } from '../../../demo/drawing/ornament';
import type { Book } from './book';
import { linesOf } from './lines';
import { COLOUR, PAGE, type Size, TYPE } from './look';

interface CoverTexts {
  title: string;
  /** Who it is for, in a sentence. */
  lead: string;
  edition: string;
}

const LEFT = 64;
const WIDTH = 400;
const MARK = 38;

/** The first page: the door, its line-work, the mark, and what this is. */
export function drawCover(book: Book, { title, lead, edition }: CoverTexts): void {
  const { doc } = book;
  book.addPage();
  book.artifact('Layout', () => {
    doc.rect(0, 0, PAGE.width, PAGE.height).fill(COLOUR.nav);
    const place = { x: 452, y: 222 };
    const petrol = { ...place, outer: 312, inner: 190, lobes: 9, waves: 12, lines: 16 };
    const brass = { ...place, outer: 276, inner: 222, lobes: 9, waves: 12, lines: 16 };
    doc.path(rosettePath(petrol)).lineWidth(0.45).stroke(COLOUR.navLine);
    doc.path(rosettePath(brass)).lineWidth(0.4).strokeOpacity(0.55).stroke(COLOUR.dot).strokeOpacity(1);
    drawMark(doc, LEFT, 64);
  });
  const brand = { face: book.semibold, size: TYPE.brand.size, colour: COLOUR.onNav };
  book.content(book.tag('P'), () => book.text('Cofre', brand, LEFT + MARK + 12, 64 + 25));
  book.y = 566;
  drawText(title, 'strong', TYPE.cover, COLOUR.onNav, 'H1');
  book.y += 12;
  drawText(lead, 'plain', TYPE.lead, COLOUR.onNav2, 'P');
  const small = { face: book.regular, size: 9.5, colour: COLOUR.onNav2 };
  book.content(book.tag('P'), () => book.text(edition, small, LEFT, 788));

  function drawText(text: string, style: 'strong' | 'plain', size: Size, colour: string, tag: string): void {
    const lines = linesOf([{ text, style }], book.faces, size.size, WIDTH);
    book.content(book.tag(tag), () => {
      for (const line of lines) {
        book.line(line, size, LEFT, book.y, colour);
        book.y += size.line;
      }
    });
  }
}

/** public/mark.svg, without its door: that is the whole page. */
function drawMark(doc: PDFKit.PDFDocument, left: number, top: number): void {
  const unit = MARK / 24;
  doc.save().translate(left, top).scale(unit);
  doc.roundedRect(1, 1, 22, 22, 6).lineWidth(1.8).stroke(COLOUR.onNav);
  doc.path('M15.6 9.2a4.6 4.6 0 1 0 0 5.6').lineWidth(2).stroke(COLOUR.onNav);
  doc.path('M14.4 12h5.2').lineWidth(2).stroke(COLOUR.dot);
  doc.restore();
}
