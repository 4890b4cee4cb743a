import type { Block, Span } from './blocks';
import type { Book, Tag } from './book';
import { linesOf } from './lines';
import { COLOUR, PAGE, TYPE } from './look';

const PADDING = { x: 8, y: 5 };
/** What the first column takes of the width; the others share the rest. */
const FIRST = 0.3;

/** A table as wide as the page; a row is never on two of them. */
export function drawTable(book: Book, { head, rows }: Extract<Block, { kind: 'table' }>, parent: Tag): void {
  const whole = PAGE.right - PAGE.left;
  const widths = head.map((_, index) => whole * (index === 0 ? FIRST : (1 - FIRST) / (head.length - 1)));
  const lefts = widths.map(
    (_, index) => PAGE.left + widths.slice(0, index).reduce((sum, width) => sum + width, 0),
  );
  const table = book.tag('Table', parent);

  const drawRow = (cells: readonly Span[][], type: 'TH' | 'TD') => {
    const { size, line } = TYPE.cell;
    const laid = cells.map((spans, index) =>
      linesOf(
        type === 'TH' ? spans.map((span) => ({ ...span, style: 'strong' as const })) : spans,
        book.faces,
        size,
        (widths[index] ?? whole) - 2 * PADDING.x,
      ),
    );
    const height = Math.max(...laid.map((lines) => lines.length)) * line + 2 * PADDING.y;
    book.need(type === 'TH' ? 3 * height : height);
    const top = book.y;
    book.artifact('Layout', () => {
      if (type === 'TH') book.doc.rect(PAGE.left, top, whole, height).fill(COLOUR.sunken);
      book.doc
        .moveTo(PAGE.left, top + height)
        .lineTo(PAGE.right, top + height)
        .lineWidth(0.5)
        .stroke(COLOUR.line);
    });
    const row = book.tag('TR', table);
    for (const [index, lines] of laid.entries()) {
      const cell = book.tag(type, row);
      book.content(cell, () => {
        for (const [at, piece] of lines.entries()) {
          const colour = type === 'TH' ? COLOUR.text2 : COLOUR.text;
          book.line(
            piece,
            TYPE.cell,
            (lefts[index] ?? PAGE.left) + PADDING.x,
            top + PADDING.y + at * line,
            colour,
          );
        }
      });
    }
    book.y = top + height;
  };

  drawRow(head, 'TH');
  for (const row of rows) drawRow(row, 'TD');
}
