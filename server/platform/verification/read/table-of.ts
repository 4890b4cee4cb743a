import type { Language } from '../../../../contract/languages';
import type { Column } from '../../exports/table';
import { found } from '../canonical';
import type { Line } from './line';

/** What kind of line a file has at a place. */
interface TableLine {
  kind: 'heading' | 'row' | 'total';
  /** As a spreadsheet counts the lines of its sheet, the heading being 1; behind the first sheet it goes on. */
  place: number;
  /** In the form in which they are compared, as many as there are columns, and those that are too many. */
  cells: string[];
}

/**
 * Finds the table in the lines of a file as the portal writes it: a heading, rows up to an empty line, totals up to the
 * next one; on further sheets the same under the same heading. What the file says about itself is passed over.
 */
export async function* tableOf(
  lines: AsyncGenerator<Line>,
  columns: readonly Column[],
  language: Language,
): AsyncGenerator<TableLine> {
  let part: 'heading' | 'row' | 'total' | 'about' = 'heading';
  let place = 0;
  let first = true;
  const expected = columns.map(({ heading }) => found(heading, 'text', language));
  for await (const line of lines) {
    if (line === null) {
      part = 'heading';
      first = false;
      continue;
    }
    if (part === 'about') continue;
    const empty = line.every((cell) => cell === '');
    if (part === 'heading') {
      const cells = trimmed(line.map((cell) => found(cell, 'text', language)));
      const known = cells.length === expected.length && cells.every((cell, at) => cell === expected[at]);
      part = first || known ? 'row' : 'about';
      if (first) place += 1;
      if (first && !known) yield { kind: 'heading', place, cells };
      continue;
    }
    place += 1;
    if (empty) {
      part = part === 'row' ? 'total' : 'about';
      continue;
    }
    const type = (at: number) => (part === 'total' && at === 0 ? 'text' : (columns[at]?.type ?? 'text'));
    const cells = columns.map((_, at) => found(line[at] ?? '', type(at), language));
    const more = trimmed(line.slice(columns.length).map((cell) => found(cell, 'text', language)));
    yield { kind: part, place, cells: [...cells, ...more] };
  }
}

function trimmed(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
}
