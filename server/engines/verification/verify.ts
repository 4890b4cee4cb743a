import { isBankFormat } from '../../../contract/exports';
import { readFileNumber } from '../../../contract/file-number';
import { LISTED_ROWS, type Verdict, type Verification } from '../../../contract/verification';
import type { Read } from '../exports/reading';
import type { Past, Since } from '../exports/source';
import { found, readingIn, written } from './canonical';
import { cellDifferences, type Differences, rowDifferences, rowsKept, rowsMadeAgain } from './compare';
import type { Content } from './content';
import type { Files, KnownFile } from './find';
import { lookInto, rowsOnceMore, whatIsIn } from './look-into';
import { otherDifferences } from './others';
import type { Received } from './received';
import { DigestCounts } from './row-digests';

/** What is found out of a file; who is told it says it in its words. */
export interface Finding extends Pick<Verification, 'verdict' | 'comparison' | 'differences'> {
  file: KnownFile | null;
  arrived: Verification['arrived'];
  cancelled: Verification['cancelled'];
}

const UNKNOWN: Finding = {
  verdict: 'unknown',
  file: null,
  comparison: null,
  differences: [],
  arrived: null,
  cancelled: null,
};

/** Opens a reading of the database for as long as `use` takes. */
export type WithRead = <T>(use: (read: Read) => Promise<T>) => Promise<T>;

/**
 * Tells whether a file is what the portal has made. `files` finds only what lies within the
 * scope of whoever asks.
 * @param typed the number as the asker knows it, from paper say; it counts before what stands in the file
 */
export async function verify(
  received: Received,
  typed: string | undefined,
  files: Files,
  reading: WithRead,
): Promise<Finding> {
  const whole = await files.byDigest(received.digest);
  if (whole !== undefined) return withSince(whole, 'identical', reading);

  const seen = await lookInto(received);
  const given = typed === undefined ? null : readFileNumber(typed);
  // What stands behind the end of a package, or packed in it beside its cells, is no number of it.
  const number = given ?? (received.form === 'zip' ? seen.number : received.number);
  const named = number === null ? undefined : await files.byNumber(number);
  if (named !== undefined) return judged(received, named, seen.readable, reading);
  // A number that is not the asker's to know, or of nobody: nothing else is looked for.
  if (number !== null) return UNKNOWN;

  const alike = seen.heading === null ? undefined : await alikeByRows(received, seen.heading, files);
  if (alike !== undefined) return withSince(alike.file, alike.verdict, reading);
  const begun = await files.byBeginning(received.prefixes, received.bytes);
  return begun === undefined ? UNKNOWN : judged(received, begun, seen.readable, reading, true);
}

/** The newest file that has all that stands in this one, which is read once for each way in which its heading is. */
async function alikeByRows(received: Received, heading: Buffer, files: Files) {
  for (const layout of await files.layoutsOf(heading)) {
    const content = await whatIsIn(received, layout);
    if (content === null) return undefined;
    for (const file of await files.byRows(heading, content)) {
      const verdict = await verdictAlike(received, file, content);
      if (verdict !== null) return { file, verdict };
    }
  }
  return undefined;
}

/** Whether a file has the rows of another one and all that stands beside them, and whether in the same order. */
async function verdictAlike(
  received: Received,
  file: KnownFile,
  content: Content,
): Promise<'sameRows' | 'reordered' | null> {
  if (headingDifferences(file, content).length > 0) return null;
  if (otherDifferences(file, content, partialOf(received, file, false)).length > 0) return null;
  if (content.rows !== file.rows) return null;
  if (content.digest.equals(file.rows_digest)) return 'sameRows';
  return file.row_digests !== null && content.counts?.equals(DigestCounts.of(file.row_digests))
    ? 'reordered'
    : null;
}

/** What a file is that is known not to be the one of then byte by byte. */
async function judged(
  received: Received,
  file: KnownFile,
  readable: boolean,
  reading: WithRead,
  begins = false,
): Promise<Finding> {
  // The rows of a bank file are no lines of cells.
  const tabular = readable && !isBankFormat(file.format);
  const cut = begins || isCut(received, file, tabular);
  const content = tabular ? await whatIsIn(received, file, cut) : null;
  if (content === null) {
    const finding = await withSince(file, cut ? 'brokenOff' : 'unread', reading);
    return { ...finding, comparison: cut ? null : 'notReadable' };
  }
  if (!cut) {
    const alike = await verdictAlike(received, file, content);
    if (alike !== null) return withSince(file, alike, reading);
  }
  const beside = [
    ...headingDifferences(file, content),
    ...otherDifferences(file, content, partialOf(received, file, cut)),
  ];
  const rows = await rowsCompared(received, file, content, { cut, reading });
  const differences = [...(rows?.differences ?? []), ...beside];
  if (differences.length === 0 && cut) return withSince(file, 'brokenOff', reading);
  if (differences.length === 0 && rows?.exact === true) return withSince(file, 'reordered', reading);
  const finding = await withSince(file, 'altered', reading);
  return { ...finding, comparison: comparisonOf(file, rows), differences };
}

function comparisonOf({ position }: KnownFile, rows: { exact: boolean } | null): Verification['comparison'] {
  if (position === null || rows === null) return 'noPast';
  return rows.exact ? 'compared' : 'namesChanged';
}

function headingDifferences({ columns, language }: KnownFile, { heading }: Content): Differences {
  const was = columns.map((column) => found(column.heading, 'text', readingIn(language)));
  return cellDifferences({ part: 'heading', row: 1 }, heading, was, was);
}

/** What of a file need not be there. */
function partialOf({ form }: Received, file: KnownFile, cut: boolean): 'end' | 'sheets' | null {
  if (cut) return 'end';
  return file.mayBeSilent || (file.format !== 'csv' && form === 'text') ? 'sheets' : null;
}

/** Whether it begins as a file did that was longer, and has no end. */
function isCut({ form, bytes, prefixes, ended }: Received, file: KnownFile, readable: boolean): boolean {
  const longest = prefixes.at(-1);
  // A bank file has its number in its first line, so that this says nothing of its end.
  const hasEnd = ended && !isBankFormat(file.format);
  // What lists the parts of a package is its end.
  if (hasEnd || (form === 'zip' && readable) || bytes >= file.bytes || longest === undefined) return false;
  return file.prefixes.some((prefix) => longest.equals(prefix));
}

function pastOf(file: KnownFile, read: Read): Past | null {
  const { source, position, request, establishments } = file;
  if (source.past === undefined || position === null) return null;
  const scope =
    establishments === null ? ({ all: true } as const) : { all: false as const, codes: establishments };
  return source.past({ request, language: file.language, read, scope, position });
}

/** @returns `null` where nobody knows which rows it had */
async function rowsCompared(
  received: Received,
  file: KnownFile,
  content: Content,
  { cut, reading }: { cut: boolean; reading: WithRead },
): Promise<{ differences: Differences; exact: boolean } | null> {
  const again = () => rowsOnceMore(received, file, cut);
  const { row_digests, position } = file;
  if (content.digest.equals(file.rows_digest)) return { differences: [], exact: true };
  const { rows: count, counts } = content;
  if (counts === null) return null;
  if (row_digests !== null) {
    return rowDifferences({ file, count, counts, made: rowsKept(row_digests), again, cut });
  }
  if (position === null) return null;
  return reading(async (read) => {
    const past = pastOf(file, read);
    if (past === null) return null;
    return rowDifferences({ file, count, counts, made: rowsMadeAgain(past.rows(), file), again, cut });
  });
}

async function withSince(file: KnownFile, verdict: Verdict, reading: WithRead): Promise<Finding> {
  const known = { ...UNKNOWN, verdict, file };
  if (file.position === null) return known;
  return reading(async (read) => {
    const since = await pastOf(file, read)?.since(LISTED_ROWS);
    if (since === undefined) return known;
    const shown = ({ count, rows }: Since) => ({
      count,
      rows: rows.map((row) => file.columns.map(({ type }, index) => written(row[index], type))),
    });
    return { ...known, arrived: shown(since.arrived), cancelled: shown(since.cancelled) };
  });
}
