import type { Book, Tag } from './book';
import { COLOUR, PAGE, type Size, TYPE } from './look';

/** A chapter or a section, and where it begins. */
export interface Entry {
  title: string;
  level: 1 | 2;
  /** By which a link finds it. */
  name: string;
  /** From 1, as the pages are numbered. */
  page: number;
}

const CHAPTER_GAP = 10;
const HEAD = 48;

const sizeOf = ({ level }: Pick<Entry, 'level'>): Size =>
  level === 1 ? { size: 11, line: 20 } : { size: 10, line: 17 };
const heightOf = (entry: Pick<Entry, 'level'>) => sizeOf(entry).line + (entry.level === 1 ? CHAPTER_GAP : 0);

/** The entries of each page of the contents. */
export function contentsPages<E extends Pick<Entry, 'level'>>(entries: readonly E[]): E[][] {
  const pages: E[][] = [];
  let y: number = PAGE.bottom;
  for (const entry of entries) {
    if (pages.length === 0 || y + heightOf(entry) > PAGE.bottom) {
      pages.push([]);
      y = PAGE.top + HEAD;
    }
    y += heightOf(entry);
    pages.at(-1)?.push(entry);
  }
  return pages;
}

/** Draws the contents on the pages that were kept for them, `first` being the index of the first one. */
export function drawContents(
  book: Book,
  title: string,
  entries: readonly Entry[],
  first: number,
  parent: Tag,
): void {
  const contents = book.tag('TOC', parent);
  for (const [index, page] of contentsPages(entries).entries()) {
    book.doc.switchToPage(first + index);
    book.y = PAGE.top;
    if (index === 0) {
      const ink = { face: book.semibold, size: TYPE.chapter.size, colour: COLOUR.text };
      book.content(book.tag('Caption', contents), () =>
        book.text(title, ink, PAGE.left, book.y + TYPE.chapter.line * 0.74),
      );
    }
    book.y += HEAD;
    for (const entry of page) {
      const item = book.tag('TOCI', contents);
      const link = book.tag('Link', book.tag('Reference', item));
      const { size, line } = sizeOf(entry);
      if (entry.level === 1) book.y += CHAPTER_GAP;
      const top = book.y;
      const face = entry.level === 1 ? book.semibold : book.regular;
      const ink = { face, size, colour: entry.level === 1 ? COLOUR.primary : COLOUR.text2 };
      const number = String(entry.page);
      const baseline = top + line * 0.72;
      const left = PAGE.left + (entry.level === 1 ? 0 : 16);
      book.content(link, () => {
        book.text(entry.title, ink, left, baseline);
        book.text(` ${number}`, ink, PAGE.right - book.widthOf(` ${number}`, face, size), baseline);
      });
      if (entry.level === 1) {
        book.artifact('Layout', () => {
          book.doc
            .moveTo(PAGE.left, top + line)
            .lineTo(PAGE.right, top + line)
            .lineWidth(0.5)
            .stroke(COLOUR.line);
        });
      }
      // A text of the file is a `String` for pdfkit; a bare string would be a name.
      const said = { structParent: link.element, Contents: Object(entry.title) as string };
      book.doc.goTo(PAGE.left, top, PAGE.right - PAGE.left, line, entry.name, said);
      book.y += line;
    }
  }
}
