import type { ManualType } from '../../../../contract/help';
import { type Language, localeOf } from '../../../../contract/languages';
import { message } from '../../../../i18n/server';
import type { Chapter } from './blocks';
import { Book } from './book';
import { chaptersOf } from './chapters';
import { contentsPages, drawContents, type Entry } from './contents';
import { drawCover } from './cover';
import { drawBlocks } from './draw';
import { linesOf } from './lines';
import { COLOUR, PAGE, TYPE } from './look';

/** When the chapters were last gone through, as the cover says. */
const EDITION = new Date('2026-11-21T00:00:00Z');

/**
 * HELP-02: a manual as PDF 1.7: cover, contents with links, chapters, bookmarks, tags for who listens to it. The same
 * chapters always make the same bytes.
 */
export async function makeManual(type: ManualType, language: Language): Promise<Uint8Array> {
  const title = message(language, `manual.${type}.title`);
  const locale = localeOf[language];
  const chapters = chaptersOf(type, language);
  const book = await Book.open({ title: `Cofre – ${title}`, language: locale, day: EDITION });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  drawCover(book, {
    title,
    lead: message(language, `manual.${type}.lead`),
    edition: message(language, 'manual.edition', { month: month.format(EDITION) }),
  });

  const kept = contentsPages(chapters.flatMap(headingsOf)).length;
  for (let page = 0; page < kept; page += 1) book.addPage();
  // Heard before the chapters, drawn when they are.
  const contents = book.tag('Sect');
  const entries = chapters.flatMap((chapter, index) => drawChapter(book, chapter, index + 1));
  drawContents(book, message(language, 'manual.contents'), entries, 1, contents);
  drawFooters(book, title, language);
  return book.end();
}

const headingsOf = ({ blocks }: Chapter) => blocks.filter((block) => block.kind === 'heading');

/** Draws a chapter on pages of its own, and answers what the contents say of it. */
function drawChapter(book: Book, { title, blocks, folder }: Chapter, number: number): Entry[] {
  const { doc } = book;
  book.addPage();
  const entries: Entry[] = [];
  const enter = (heading: string, level: Entry['level']) => {
    const name = `${number}.${entries.length}`;
    const place = { top: book.y - 12, left: PAGE.width };
    const { outline } = doc as unknown as { outline: PDFKit.PDFOutline };
    const parent = level === 1 ? outline : (outline.children.at(-1) ?? outline);
    parent.addItem(heading, place as object);
    doc.addNamedDestination(name, 'XYZ', 0, book.y - 12, null);
    entries.push({ title: heading, level, name, page: doc.bufferedPageRange().count });
  };
  const parent = book.tag('Sect');
  const width = PAGE.right - PAGE.left;
  const { size, line } = TYPE.chapter;
  enter(`${number}. ${title}`, 1);
  const lines = linesOf([{ text: `${number}. ${title}`, style: 'strong' }], book.faces, size, width);
  book.content(book.tag('H1', parent), () => {
    for (const piece of lines) {
      book.line(piece, TYPE.chapter, PAGE.left, book.y, COLOUR.primary);
      book.y += line;
    }
  });
  // The index of the dial: here a chapter begins.
  book.artifact('Layout', () => {
    doc.rect(PAGE.left, book.y + 8, 36, 2.5).fill(COLOUR.brass);
  });
  book.y += 26;
  drawBlocks(book, blocks, { left: PAGE.left, width, parent, folder }, (section) => enter(section, 2));
  return entries;
}

/** Below every page but the cover: which manual this is, and page n of m. */
function drawFooters(book: Book, title: string, language: Language): void {
  const { doc } = book;
  const { start, count } = doc.bufferedPageRange();
  const ink = { face: book.regular, size: TYPE.footer.size, colour: COLOUR.text2 };
  for (let index = start + 1; index < start + count; index += 1) {
    doc.switchToPage(index);
    const page = message(language, 'exports.pdf.page', { page: index + 1, pages: count });
    book.artifact('Pagination', () => {
      const rule = PAGE.footer - 14;
      doc.moveTo(PAGE.left, rule).lineTo(PAGE.right, rule).lineWidth(0.5).stroke(COLOUR.line);
      book.text(`Cofre · ${title}`, ink, PAGE.left, PAGE.footer);
      book.text(page, ink, PAGE.right - book.widthOf(page, ink.face, ink.size), PAGE.footer);
    });
  }
}
