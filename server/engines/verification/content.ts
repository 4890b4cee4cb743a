import { createHash, hash } from 'node:crypto';
import { joined, linesOfRecord } from '../../../contract/cell-parts';
import type { Language } from '../../../contract/languages';
import type { Column } from '../exports/table';
import { cellsOf, type ExactCell, type ExactLine, oneValue, type ReadCell } from '../foreign/table/line';
import { type CellFormat, digested, found, pointIn, readingIn } from './canonical';
import { formatCheck } from './number-formats';
import { DigestCounts, DigestSum, ROW_DIGEST } from './row-digests';
import { RowSums } from './row-sums';

/** A line of a file that is no row of its table, as it was read. */
export interface OtherLine {
  /** As a spreadsheet counts the lines of its sheet, the first being 1. */
  place: number;
  cells: readonly ReadCell[];
}

/** A row of the table of a file. */
export interface FoundRow {
  /** As a spreadsheet counts them, the heading being 1; behind the first sheet it goes on. */
  place: number;
  /** In the form in which they are compared, as many as there are columns, and those that are too many. */
  cells: string[];
}

/** All that stands in a file, read by columns of a certain kind. */
export interface Content {
  /** Its first line, in the form in which texts are compared. */
  heading: string[];
  rows: number;
  /** Of the rows in their order. */
  digest: Buffer;
  /** Of the rows in any order. */
  sum: Buffer;
  /** How often each row is there; `null` where there are more than `MOST_COUNTED`. */
  counts: DigestCounts | null;
  /** What stands below the rows and on other sheets, without empty lines, up to `MOST_OTHER` of them. */
  others: OtherLine[];
  /** Its cells were read by this. */
  reading: CellFormat;
}

/** A file is read as a table of these columns, in this language. */
export interface Layout {
  columns: readonly Column[];
  language: Language;
}

/** Lines beside the rows that are kept for the comparison; more than any file of the portal has. */
const MOST_OTHER = 20_000;

/** Rows that are counted, in 128 MB: as many as the largest file of the portal has that may be verified. */
const MOST_COUNTED = 6_000_000;

/** The digest by which one row is told from another. */
export const rowDigest = (cells: readonly string[]): Buffer =>
  hash('sha256', digested(cells), 'buffer').subarray(0, ROW_DIGEST);

/**
 * Reads all of a file.
 * @param cut its end is missing: its last line, which nobody knows whole, is left out
 */
export async function contentOf(
  lines: AsyncGenerator<ExactLine>,
  layout: Layout,
  cut = false,
): Promise<Content> {
  const ordered = createHash('sha256');
  const sum = new DigestSum();
  const counts = new DigestCounts();
  const content: Pick<Content, 'heading' | 'rows' | 'others'> = { heading: [], rows: 0, others: [] };
  const reading = { ...readingIn(layout.language) };
  for await (const part of partsOf(cut ? withoutLast(lines) : lines, layout, reading)) {
    if (part.kind === 'heading') content.heading = part.cells;
    else if (part.kind === 'row') {
      const text = digested(part.cells);
      ordered.update(text);
      content.rows += 1;
      if (content.rows > MOST_COUNTED) continue;
      const own = hash('sha256', text, 'buffer');
      sum.add(own);
      counts.add(own);
    } else if (content.others.length < MOST_OTHER) content.others.push(part);
  }
  return {
    ...content,
    reading,
    digest: ordered.digest(),
    sum: sum.bytes(),
    counts: content.rows > MOST_COUNTED ? null : counts,
  };
}

/** The rows of a file alone. */
export async function* rowsIn(
  lines: AsyncGenerator<ExactLine>,
  layout: Layout,
  cut = false,
): AsyncGenerator<FoundRow> {
  const reading = { ...readingIn(layout.language) };
  for await (const part of partsOf(cut ? withoutLast(lines) : lines, layout, reading)) {
    if (part.kind === 'row') yield part;
  }
}

type Part = ({ kind: 'heading' } & FoundRow) | ({ kind: 'row' } & FoundRow) | ({ kind: 'other' } & OtherLine);

/**
 * Finds the table in the lines of a file as the portal writes it: a heading, and rows up to an empty line; on further
 * sheets the same under the same heading.
 * @param reading its decimal sign becomes that of the first amount that has one
 */
async function* partsOf(
  lines: AsyncGenerator<ExactLine>,
  { columns }: Layout,
  reading: { -readonly [Name in keyof CellFormat]: CellFormat[Name] },
): AsyncGenerator<Part> {
  let pointKnown = false;
  const learnPoint = (line: readonly ReadCell[]) => {
    for (const [at, { type }] of columns.entries()) {
      const point = type === 'money' ? pointIn(line[at] ?? '') : null;
      if (point === null) continue;
      reading.point = point;
      pointKnown = true;
      return;
    }
  };
  let kind: 'heading' | 'row' | 'other' = 'heading';
  let first = true;
  let place = 0;
  let placeInSheet = 0;
  /** Place of the last row of the first sheet. */
  let last = 1;
  const sums = new RowSums(columns);
  const showsValues = formatCheck(columns);
  const expected = columns.map(({ heading }) => found(heading, 'text', reading));
  for await (const record of recordsIn(lines)) {
    if ('format' in record) {
      placeInSheet += 1;
      if (!showsValues(record.format)) yield { kind: 'other', place: placeInSheet, cells: [record.format] };
      continue;
    }
    const { cells: exact, lines: taken, hidden } = record;
    if (exact === null) {
      kind = 'heading';
      first = false;
      placeInSheet = 0;
      continue;
    }
    placeInSheet += 1;
    const line = exact.map(oneValue);
    const empty = line.every((cell) => cell === '');
    if (kind === 'heading') {
      const cells = texts(line, reading);
      const known = cells.length === expected.length && cells.every((cell, at) => cell === expected[at]);
      kind = first || known ? 'row' : 'other';
      if (first) {
        place += 1;
        yield { kind: 'heading', place, cells };
      } else if (!known && !empty) yield { kind: 'other', place: placeInSheet, cells: line };
      continue;
    }
    place += 1;
    if (empty) kind = 'other';
    else if (kind === 'other') {
      // A sum over several sheets is no formula.
      const cells = first ? exact.map((cell, at) => sums.computed(cell, at, last)) : line;
      yield { kind, place: placeInSheet, cells };
    } else {
      if (!pointKnown) learnPoint(line);
      const cells = columns.map(({ type }, at) => found(line[at] ?? '', type, reading));
      sums.add(cells, line, hidden);
      last = placeInSheet + taken - 1;
      yield { kind, place, cells: [...cells, ...texts(line.slice(columns.length), reading)] };
    }
    place += taken - 1;
    placeInSheet += taken - 1;
  }
}

/** A record of a file, on so many lines; without cells where another sheet begins. */
interface FileRecord {
  cells: readonly ExactCell[] | null;
  lines: number;
  hidden: boolean;
}

/** The lines of a file, those of a record that takes several as one (decision 78), and its formats. */
async function* recordsIn(lines: AsyncGenerator<ExactLine>): AsyncGenerator<FileRecord | { format: string }> {
  let own: FileRecord[] = [];
  let wanted = 1;
  /** The lines that were waiting, as one where they belong together. */
  function* waiting() {
    const cells = own.length === wanted ? joined(own.map((line) => (line.cells ?? []).map(oneValue))) : null;
    if (cells === null) yield* own;
    else yield { cells, lines: own.length, hidden: own[0]?.hidden === true };
    own = [];
  }
  for await (const line of lines) {
    if (line !== null && 'format' in line) {
      if (own.length > 0) yield* waiting();
      yield line;
      continue;
    }
    const cells = line === null ? null : cellsOf(line);
    const record = { cells, lines: 1, hidden: line !== null && 'hidden' in line };
    if (own.length > 0 && cells !== null) {
      own.push(record);
      if (own.length === wanted) yield* waiting();
      continue;
    }
    if (own.length > 0) yield* waiting();
    wanted = cells === null ? 1 : linesOfRecord(cells.map(oneValue));
    if (wanted === 1) yield record;
    else own = [record];
  }
  if (own.length > 0) yield* waiting();
}

/** Cells as texts, without the empty ones at the end. */
export function texts(line: readonly ReadCell[], reading: CellFormat): string[] {
  const cells = line.map((cell) => found(cell, 'text', reading));
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

async function* withoutLast<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let held: { item: Item } | null = null;
  for await (const item of items) {
    if (held !== null) yield held.item;
    held = { item };
  }
}
