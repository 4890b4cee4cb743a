import { FILE_NUMBER, readFileNumber } from '../../../contract/file-number';
import type { Language } from '../../../contract/languages';
import { isLanguage } from '../../../contract/languages';
import { LISTED_ROWS, type Verdict, type Verification } from '../../../contract/verification';
import type { Read } from '../exports/reading';
import type { Past, Since } from '../exports/source';
import { written } from './canonical';
import { differences, rowsDigest } from './compare';
import type { Files, KnownFile } from './find';
import { csvLines } from './read/csv-lines';
import { type Line, Unreadable } from './read/line';
import { tableOf } from './read/table-of';
import { workbookLines } from './read/workbook-lines';
import type { Received } from './received';
import { headingDigest } from './recorder';

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
export type Reading = <T>(use: (read: Read) => Promise<T>) => Promise<T>;

/**
 * Tells whether a file is what the portal has made. `files` finds only what lies within the
 * scope of whoever asks.
 * @param typed the number as the asker knows it, from paper say; it counts before what stands in the file
 */
export async function verify(
  received: Received,
  typed: string | undefined,
  files: Files,
  reading: Reading,
): Promise<Finding> {
  const whole = await files.byDigest(received.digest);
  if (whole !== undefined) return withSince(whole, 'identical', reading);

  const seen = await lookInto(received);
  const given = typed === undefined ? null : readFileNumber(typed);
  const number = given ?? received.number ?? seen.number;
  const named = number === null ? undefined : await files.byNumber(number);
  if (named !== undefined) return judged(received, named, seen.readable, reading);
  // A number that is not the asker's to know, or of nobody: nothing else is looked for.
  if (number !== null) return UNKNOWN;

  const begun = await files.byBeginning(received.prefixes, received.bytes);
  if (begun !== undefined && !(await isAlike(received, seen, begun))) {
    return judged(received, begun, seen.readable, reading, true);
  }
  for (const alike of seen.heading === null ? [] : await files.byHeading(seen.heading)) {
    if (await isAlike(received, seen, alike)) return withSince(alike, 'sameRows', reading);
  }
  return UNKNOWN;
}

/** What can be seen of a file before it is known which one it is. */
interface Seen {
  readable: boolean;
  number: string | null;
  heading: Buffer | null;
}

async function lookInto(received: Received): Promise<Seen> {
  const lines = linesOf(received);
  if (lines === null) return { readable: false, number: null, heading: null };
  let heading: Buffer | null = null;
  let number: string | null = null;
  try {
    for await (const line of lines) {
      heading ??= headingDigest((line ?? []).map(String));
      // Of a text all bytes were looked at.
      if (received.form === 'text') break;
      for (const cell of line ?? []) {
        if (typeof cell !== 'string' || !cell.startsWith('CF-')) continue;
        const [match] = FILE_NUMBER.exec(cell) ?? [];
        number = (match === undefined ? null : readFileNumber(match)) ?? number;
      }
    }
    return { readable: heading !== null, number, heading };
  } catch (error) {
    if (error instanceof Unreadable) return { readable: false, number, heading: null };
    throw error;
  }
}

/** Rows of forms for screens and paper are not read, nor are those of old workbooks. */
function linesOf({ form, path }: Received): AsyncGenerator<Line> | null {
  if (form === 'zip') return workbookLines(path);
  return form === 'text' ? csvLines(path) : null;
}

function tableIn(received: Received, file: KnownFile) {
  const lines = linesOf(received);
  if (lines === null) throw new Unreadable('Its rows are not read');
  return tableOf(lines, file.columns, languageOf(file));
}

const languageOf = ({ language }: KnownFile): Language => (isLanguage(language) ? language : 'en');

/** Whether a file has the rows and totals of another one. */
async function isAlike(received: Received, { readable }: Seen, file: KnownFile): Promise<boolean> {
  if (!readable) return false;
  try {
    const { digest, rows, rest } = await rowsDigest(tableIn(received, file));
    return (
      digest.equals(file.rows_digest) &&
      rows === file.rows &&
      JSON.stringify(rest) === JSON.stringify(file.totals)
    );
  } catch (error) {
    if (error instanceof Unreadable) return false;
    throw error;
  }
}

/** What a file is that is known not to be the one of then byte by byte. */
async function judged(
  received: Received,
  file: KnownFile,
  readable: boolean,
  reading: Reading,
  begins = false,
): Promise<Finding> {
  const cut = begins || isCut(received, file, readable);
  if (!cut && readable && (await isAlike(received, { readable, number: null, heading: null }, file))) {
    return withSince(file, 'sameRows', reading);
  }
  const compared = readable ? await comparedWithThen(received, file, cut, reading) : 'notReadable';
  const isCompared = compared !== null && compared !== 'notReadable';
  if (cut && !(isCompared && compared.differences.length > 0)) return withSince(file, 'brokenOff', reading);
  const finding = await withSince(file, 'altered', reading);
  if (!isCompared) return { ...finding, comparison: compared ?? 'noPast' };
  return {
    ...finding,
    comparison: compared.exact ? 'compared' : 'namesChanged',
    differences: compared.differences,
  };
}

/** Whether it begins as a file did that was longer, and has no end. */
function isCut({ form, bytes, prefixes, ended }: Received, file: KnownFile, readable: boolean): boolean {
  const longest = prefixes.at(-1);
  // What lists the parts of a package is its end.
  if (ended || (form === 'zip' && readable) || bytes >= file.bytes || longest === undefined) return false;
  return file.prefixes.some((prefix) => longest.equals(prefix));
}

function pastOf(file: KnownFile, read: Read): Past | null {
  const { source, position, request, establishments } = file;
  if (source.past === undefined || position === null) return null;
  const scope =
    establishments === null ? ({ all: true } as const) : { all: false as const, codes: establishments };
  return source.past({ request, language: languageOf(file), read, scope, position });
}

/** @returns `null` where nobody knows what it was then, `notReadable` where nobody can tell what it is now */
async function comparedWithThen(received: Received, file: KnownFile, cut: boolean, reading: Reading) {
  if (file.position === null) return null;
  try {
    return await reading(async (read) => {
      const past = pastOf(file, read);
      return past === null ? null : await differences(file, tableIn(received, file), past.rows(), cut);
    });
  } catch (error) {
    // Damaged behind the line that was looked at.
    if (error instanceof Unreadable) return 'notReadable';
    throw error;
  }
}

async function withSince(file: KnownFile, verdict: Verdict, reading: Reading): Promise<Finding> {
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
