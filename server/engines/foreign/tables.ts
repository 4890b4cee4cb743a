import { join } from 'node:path';
import { ForeignReader, type ReadFor } from './foreign-reader';
import type { ExactLine, Line } from './table/line';
import type { TableFile } from './table/read';
import { spooled } from './table/spool';
import { Unreadable } from './unreadable';

/** Two at a time, each in a process. Clients wait 100 seconds for an answer, which is to come before. */
const tables = new ForeignReader('table', { atOnce: 2, timeout: 80_000 });

/** A table of others that was read; its lines can be gone through any number of times, and cost no parsing. */
export interface ForeignTable<Read extends ExactLine = Line> {
  /** Ends with the reason of the signal when that is aborted. */
  lines(): AsyncGenerator<Read>;
}

/**
 * Reads a table that somebody has sent, an XLSX workbook or a CSV file, once: a process of its own checks and parses
 * it and leaves its lines beside it. The caller has put the file into a folder of its own (`temporaryFolder`), which it
 * removes when it is done with the lines:
 *
 *     const folder = await temporaryFolder();
 *     try {
 *       const path = join(folder, 'file');
 *       // … what comes is written there, piece by piece or at once
 *       const table = await readForeignTable({ path, form: 'workbook' }, { personId, signal });
 *       for await (const line of table.lines()) … // cells as texts and numbers; `null` where the next sheet begins
 *     } finally {
 *       await removeTemporary(folder);
 *     }
 *
 * What a cell is, is for the caller to say: spreadsheets keep dates and amounts as numbers, and a formula is its last
 * value. How much may be read grows with the file (table/budget.ts).
 * @throws Unreadable where it is no table, is damaged, or would cost too much, with a reason for the log; HttpError 429
 * and 503 where others were in front for too long
 */
export async function readForeignTable<Exact extends boolean = false>(
  file: Omit<TableFile, 'into' | 'exact'> & { exact?: Exact },
  reading: ReadFor,
): Promise<ForeignTable<Exact extends true ? ExactLine : Line>> {
  const into = join(file.path, '..', 'lines');
  const { problem } = await tables.read({ ...file, into }, reading);
  if (problem !== null) throw new Unreadable(problem);
  return { lines: () => spooled(into, reading.signal) };
}
