import { createHash } from 'node:crypto';
import { LISTED_ROWS, type Verification } from '../../../contract/verification';
import type { Row } from '../exports/table';
import { digested, written } from './canonical';
import type { KnownFile } from './find';
import type { tableOf } from './read/table-of';

type Differences = Verification['differences'];
type Lines = ReturnType<typeof tableOf>;

/** Looks one item ahead. */
class Ahead<Item> {
  #next: Promise<IteratorResult<Item>> | undefined;
  constructor(private readonly items: AsyncGenerator<Item>) {}

  async peek(): Promise<Item | undefined> {
    this.#next ??= this.items.next();
    const { done, value } = await this.#next;
    return done ? undefined : value;
  }

  async take(): Promise<Item | undefined> {
    const item = await this.peek();
    this.#next = undefined;
    return item;
  }
}

/** Digest and totals of the table in a file: what tells whether its rows are those of then. */
export async function rowsDigest(lines: Lines): Promise<{ digest: Buffer; rows: number; rest: string[][] }> {
  const hash = createHash('sha256');
  let rows = 0;
  const rest: string[][] = [];
  for await (const { kind, cells } of lines) {
    if (kind === 'row') {
      hash.update(digested(cells));
      rows += 1;
    } else if (rest.length < LISTED_ROWS) rest.push(kind === 'total' ? cells : ['', ...cells]);
  }
  return { digest: hash.digest(), rows, rest };
}

/** The rows of then in the form in which they are compared. */
async function* rowsOfThen(
  rows: AsyncGenerator<readonly Row[]>,
  { columns }: KnownFile,
): AsyncGenerator<string[]> {
  for await (const batch of rows) {
    for (const row of batch) yield columns.map(({ type }, index) => written(row[index], type));
  }
}

const same = (one: readonly string[] | undefined, other: readonly string[] | undefined) =>
  one !== undefined &&
  other !== undefined &&
  one.length === other.length &&
  one.every((cell, at) => cell === other[at]);

const joined = (cells: readonly string[]) => cells.filter((cell) => cell !== '').join(' · ');

/**
 * The first rows of a file that differ from those of then. A row that is missing or was put in counts as one; those
 * behind it are compared with their own.
 * @param cut its end is missing: its last line counts for nothing, and neither does what would follow
 * @returns also whether the rows of then could be made again exactly
 */
export async function differences(
  file: KnownFile,
  lines: Lines,
  then: AsyncGenerator<readonly Row[]>,
  cut: boolean,
): Promise<{ differences: Differences; exact: boolean }> {
  const hash = createHash('sha256');
  const read = new Ahead(lines);
  const made = new Ahead(rowsOfThen(then, file));
  const listed: Differences = [];
  let listedRows = 0;
  const list = (found: Differences) => {
    listedRows += 1;
    if (listedRows <= LISTED_ROWS) listed.push(...found);
  };
  const next = async () => {
    const row = await made.take();
    if (row !== undefined) hash.update(digested(row));
    return row;
  };
  let place = 1;
  let totals = 0;
  const headings = file.columns.map(({ heading }) => heading);
  for (;;) {
    const line = listedRows < LISTED_ROWS ? await read.take() : undefined;
    const last = cut && line !== undefined && (await read.peek()) === undefined;
    if (line === undefined || last) break;
    place = line.place;
    if (line.kind === 'heading') list(byCell(headings, headings, line.cells, place));
    if (line.kind === 'total') {
      const was = file.totals[totals] ?? [];
      totals += 1;
      if (!same(line.cells, was)) list(byCell(headings, was, line.cells, place));
    }
    if (line.kind !== 'row') continue;
    let was = await next();
    if (same(line.cells, was)) continue;
    const following = await read.peek();
    if (was !== undefined && same(line.cells, await made.peek())) {
      list([{ row: place, column: null, found: null, was: joined(was) }]);
      was = await next();
    } else if (was === undefined) list([{ row: place, column: null, found: joined(line.cells), was: null }]);
    else if (following?.kind === 'row' && same(following.cells, was)) {
      list([{ row: place, column: null, found: joined(line.cells), was: null }]);
      await read.take();
    } else list(byCell(headings, was, line.cells, place));
  }
  // What is left of then is missing in the file; it is read also where enough rows are listed, to know whether it is exact.
  for (let was = await next(); was !== undefined; was = await next()) {
    place += 1;
    if (!cut && listedRows < LISTED_ROWS) list([{ row: place, column: null, found: null, was: joined(was) }]);
  }
  await lines.return(undefined);
  return { differences: listed, exact: hash.digest().equals(file.rows_digest) };
}

function byCell(
  headings: readonly string[],
  was: readonly string[],
  is: readonly string[],
  row: number,
): Differences {
  const count = Math.max(was.length, is.length);
  return Array.from({ length: count }, (_, at) => at)
    .filter((at) => (was[at] ?? '') !== (is[at] ?? ''))
    .map((at) => ({ row, column: headings[at] ?? null, found: is[at] ?? '', was: was[at] ?? '' }));
}
