import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HARMLESS } from 'table-files/formulas';
import { addDays } from '../../../contract/calendar';
import { linesOfRecord } from '../../../contract/cell-parts';
import { folded, IMPORT, type ImportTable } from '../../../contract/imports';
import { removeTemporary, temporaryFolder } from '../../platform/disk/temporary';
import { HttpError, invalid } from '../../platform/errors/http-error';
import { takenWhole } from '../../platform/http/taken-whole';
import type { ReadFor } from '../foreign/foreign-reader';
import type { ReadCell } from '../foreign/table/line';
import { readForeignTable } from '../foreign/tables';
import { Unreadable } from '../foreign/unreadable';

/** The characters of all cells that an answer may have: more than a call with them may carry. */
const MOST_CHARACTERS = 8 * 1024 * 1024;

/**
 * Reads the table of a workbook that somebody wants to import: the first sheet that has one, its cells as texts, without
 * blank lines. It is read in a process of its own, and nothing of it is kept.
 * @param dates headings of columns of dates, `folded`: spreadsheets keep those as numbers
 * @throws HttpError 400 for what is no workbook, or damaged; 413 where it is too large
 */
export async function workbookTable(
  sent: Readable,
  dates: ReadonlySet<string>,
  reading: ReadFor,
): Promise<ImportTable> {
  const folder = await temporaryFolder();
  try {
    const path = join(folder, 'file');
    await pipeline(takenWhole(sent), limited, createWriteStream(path, { mode: 0o600 }));
    return await tableIn(path, dates, reading);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw invalid('imports.refused.workbook');
  } finally {
    await removeTemporary(folder);
  }
}

async function* limited(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > IMPORT.bytes) throw new HttpError(413, 'errors.tooLarge');
    yield piece;
  }
}

async function tableIn(path: string, dates: ReadonlySet<string>, reading: ReadFor): Promise<ImportTable> {
  const table = await readForeignTable({ path, form: 'workbook' }, reading);
  const rows: ImportTable['rows'] = [];
  let total = 0;
  let line = 0;
  let characters = 0;
  let isDate: boolean[] = [];
  for await (const cells of table.lines()) {
    if (cells === null) {
      if (total > 0) break;
      line = 0;
      continue;
    }
    line += 1;
    if (cells.every((cell) => String(cell).trim() === '')) continue;
    total += 1;
    if (total === 1) isDate = cells.map((cell) => dates.has(folded(String(cell))));
    // The rest is counted, so that the answer can say how many there are.
    if (total > IMPORT.rows + 1) continue;
    const texts = cells.map((cell, index) => textOf(cell, isDate[index] === true));
    characters += texts.reduce((sum, text) => sum + text.length, 0);
    if (characters > MOST_CHARACTERS) throw new HttpError(413, 'errors.tooLarge');
    rows.push({ line, cells: texts });
  }
  return { rows, total };
}

/** Day 0 of the numbers of dates (ECMA-376 part 1, 18.17.4.1); before March 1900 programs differ. */
const DAY_0 = '1899-12-30';
const FIRST_DAY = 61;
const LAST_DAY = 2_958_465;

/** Also behind the number of the first of several parts. */
function withApostrophe(cell: string): string {
  const start = linesOfRecord([cell]) > 1 ? cell.indexOf(']') + 1 : 0;
  const text = cell.slice(start);
  return HARMLESS.test(text) ? `${cell.slice(0, start)}'${text}` : cell;
}

function textOf(cell: ReadCell, isDate: boolean): string {
  // A workbook has no apostrophe of ours in front: one that looks like it belongs to the text.
  if (typeof cell === 'string') return withApostrophe(cell);
  if (!isDate || !(cell >= FIRST_DAY && cell <= LAST_DAY)) return String(cell);
  return addDays(DAY_0, Math.floor(cell));
}
