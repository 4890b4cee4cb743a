import { createHash } from 'node:crypto';
import { LISTED_ROWS, type Verification } from '../../../contract/verification';
import type { Row } from '../exports/table';
import { digested, written } from './canonical';
import { type FoundRow, rowDigest } from './content';
import type { KnownFile } from './find';
import { type DigestCounts, ROW_DIGEST } from './row-digests';

export type Differences = Verification['differences'];

/** A row of then; without cells where nothing but its digest is known. */
interface RowOfThen {
  digest: Buffer;
  cells: string[] | null;
}

/** The rows of then as they were made again from the transactions. */
export async function* rowsMadeAgain(
  rows: AsyncGenerator<readonly Row[]>,
  { columns }: KnownFile,
): AsyncGenerator<RowOfThen> {
  for await (const batch of rows) {
    for (const row of batch) {
      const cells = columns.map(({ type }, index) => written(row[index], type));
      yield { digest: rowDigest(cells), cells };
    }
  }
}

/** The rows of then by the digests that were kept of them. */
export async function* rowsKept(digests: Buffer): AsyncGenerator<RowOfThen> {
  for (let at = 0; at < digests.length; at += ROW_DIGEST) {
    yield { digest: digests.subarray(at, at + ROW_DIGEST), cells: null };
  }
}

interface Comparison {
  file: KnownFile;
  /** How many rows the file has, and each of them how often: these are used up. */
  count: number;
  counts: DigestCounts;
  /** The rows of then. */
  made: AsyncGenerator<RowOfThen>;
  /** Reads the rows of the file once more. */
  again: () => AsyncGenerator<FoundRow>;
  /** Its end is missing: rows that would follow are not missed. */
  cut: boolean;
}

/** Rows of each side that are compared with one another where they have no counterpart. */
const MOST_PAIRED = 100;

/**
 * The first rows of a file that differ from those of then, in whatever order they stand: a row that is on both sides
 * is none, one that resembles a row of the other side is a changed one, and any other was put in or is missing.
 * @returns also whether the rows of then are known exactly
 */
export async function rowDifferences({ file, count, counts, made, again, cut }: Comparison): Promise<{
  differences: Differences;
  exact: boolean;
}> {
  const hash = createHash('sha256');
  const missing: FoundRow[] = [];
  let index = 0;
  for await (const { digest, cells } of made) {
    if (cells !== null) hash.update(digested(cells));
    const isThere = counts.take(digest);
    const isCutOff = cut && index >= count;
    if (!isThere && !isCutOff && missing.length < MOST_PAIRED)
      missing.push({ place: index + 2, cells: cells ?? [] });
    index += 1;
  }
  const added: FoundRow[] = [];
  if (counts.size > 0) {
    for await (const row of again()) {
      if (counts.take(rowDigest(row.cells))) added.push(row);
      if (counts.size === 0 || added.length === MOST_PAIRED) break;
    }
  }
  const exact = file.position === null || hash.digest().equals(file.rows_digest);
  return { differences: paired(file, added, missing), exact };
}

/** What share of their cells two rows have in common at least to count as one that was changed: at one place, and anywhere. */
const ALIKE_IN_PLACE = 0.25;
const ALIKE_ANYWHERE = 0.5;

function paired(file: KnownFile, added: readonly FoundRow[], missing: readonly FoundRow[]): Differences {
  const left = new Set(missing);
  const originals = new Map<FoundRow, FoundRow>();
  const pair = (row: FoundRow, original: FoundRow | undefined) => {
    if (original === undefined) return;
    originals.set(row, original);
    left.delete(original);
  };
  const likeness = ({ cells }: FoundRow, original: FoundRow) =>
    file.columns.filter((_, at) => cells[at] === original.cells[at]).length / file.columns.length;
  const isUnknown = ({ cells }: FoundRow) => cells.length === 0;
  const byPlace = new Map(missing.map((row) => [row.place, row]));
  for (const row of added) {
    const original = byPlace.get(row.place);
    if (original === undefined) continue;
    if (isUnknown(original) || likeness(row, original) >= ALIKE_IN_PLACE) pair(row, original);
  }
  for (const row of added) {
    if (originals.has(row)) continue;
    let best: FoundRow | undefined;
    let most = ALIKE_ANYWHERE;
    for (const original of left) {
      const alike = likeness(row, original);
      if (alike < most || (alike === most && best !== undefined)) continue;
      [best, most] = [original, alike];
    }
    pair(row, best);
  }
  // Of rows that nobody knows, any one that was put in may be one that is missing.
  const replaced = added.filter((row) => !originals.has(row)).length;
  const unknown = [...left].filter(isUnknown);
  const stillMissing = [...left].filter((row) => !isUnknown(row)).concat(unknown.slice(replaced));
  const headings = file.columns.map(({ heading }) => heading);
  const listed = [
    ...added.map((row) => {
      const place = { part: 'rows', row: row.place } as const;
      const original = originals.get(row);
      return original === undefined || isUnknown(original)
        ? lineDifference(place, row.cells, null)
        : cellDifferences(place, row.cells, original.cells, headings);
    }),
    ...stillMissing.map((row) =>
      lineDifference({ part: 'rows', row: row.place }, null, isUnknown(row) ? null : row.cells),
    ),
  ];
  return listed
    .toSorted(([one], [other]) => (one?.row ?? 0) - (other?.row ?? 0))
    .slice(0, LISTED_ROWS)
    .flat();
}

/** The cells of a line that are not those of then, whose headings these are. */
export function cellDifferences(
  { part, row }: Pick<Differences[number], 'part' | 'row'>,
  is: readonly string[],
  was: readonly string[],
  headings: readonly string[],
): Differences {
  return Array.from({ length: Math.max(was.length, is.length) }, (_, at) => at)
    .filter((at) => (was[at] ?? '') !== (is[at] ?? ''))
    .map((at) => ({ part, row, column: headings[at] ?? null, found: is[at] ?? '', was: was[at] ?? '' }));
}

/** A line that is on one side only: `null` on the other one. */
export const lineDifference = (
  { part, row }: Pick<Differences[number], 'part' | 'row'>,
  is: readonly string[] | null,
  was: readonly string[] | null,
): Differences => [{ part, row, column: null, found: is && joined(is), was: was && joined(was) }];

const joined = (cells: readonly string[]): string => cells.filter((cell) => cell !== '').join(' · ');
