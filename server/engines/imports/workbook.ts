import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HARMLESS } from 'table-files/formulas';
import { addDays } from '../../../contract/calendar';
import { linesOfRecord } from '../../../contract/cell-parts';
import { folded } from '../../../contract/import-columns';
import { SHEET } from '../../../contract/import-sheets';
import { IMPORT, type ImportTable } from '../../../contract/imports';
import { removeTemporary, temporaryFolder } from '../../platform/disk/temporary';
import { HttpError, invalid } from '../../platform/errors/http-error';
import { takenWhole } from '../../platform/http/taken-whole';
import type { ReadFor } from '../foreign/foreign-reader';
import type { Line, ReadCell } from '../foreign/table/line';
import { readForeignTable } from '../foreign/tables';
import { Unreadable } from '../foreign/unreadable';
import { withRecords } from './sheet/hidden-columns';

/** The characters of all cells that an answer may have: more than a call with them may carry. */
const MOST_CHARACTERS = SHEET.bytes;

/**
 * Reads the table of a workbook that somebody wants to import: the first sheet that has one, its cells as texts, without
 * blank lines, and what a workbook of our own has hidden. It is read in a process of its own, and nothing of it is kept.
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
  const taken = new TakenSheets(dates);
  for await (const cells of table.lines()) taken.add(cells);
  return taken.table();
}

/** The first sheet that has a table, and of a workbook that a list has exported its own one and the hidden one. */
class TakenSheets {
  readonly #rows: ImportTable['rows'] = [];
  readonly #kept: string[][] = [];
  #total = 0;
  /** Whether the table is that of a list exported to be edited. */
  #exported = false;
  #characters = 0;
  #isDate: boolean[] = [];
  /** The sheet that is read; absent before its first line that is not blank. */
  #sheet: 'table' | 'kept' | 'other' | undefined;
  #line = 0;

  constructor(readonly dates: ReadonlySet<string>) {}

  /** @param cells of the next line; `null`: another sheet begins */
  add(cells: Line): void {
    this.#line = cells === null ? 0 : this.#line + 1;
    if (cells === null) this.#sheet = undefined;
    else if (cells.some((cell) => String(cell).trim() !== '')) {
      this.#sheet ??= this.#kindOf(cells);
      if (this.#sheet === 'kept') this.#keep(cells.map(String));
      if (this.#sheet === 'table') this.#take(cells);
    }
  }

  /** By the first line of a sheet. The table of an exported sheet is taken wherever people have put others before it. */
  #kindOf(cells: readonly ReadCell[]): 'table' | 'kept' | 'other' {
    if (cells[0] === SHEET.mark) return 'kept';
    const exported = cells.includes(SHEET.keyHeading);
    if (this.#total > 0 && (!exported || this.#exported)) return 'other';
    this.#exported = exported;
    this.#rows.length = 0;
    this.#total = 0;
    return 'table';
  }

  #keep(texts: string[]): void {
    this.#count(texts);
    // The rest is counted by its length alone: a sheet with more lines is none of ours.
    if (this.#kept.length < SHEET.rows + 2) this.#kept.push(texts);
  }

  #take(cells: readonly ReadCell[]): void {
    this.#total += 1;
    if (this.#total === 1) this.#isDate = cells.map((cell) => this.dates.has(folded(String(cell))));
    // The rest is counted, so that the answer can say how many there are.
    if (this.#total > IMPORT.rows + 1) return;
    const texts = cells.map((cell, index) => textOf(cell, this.#isDate[index] === true));
    this.#count(texts);
    this.#rows.push({ line: this.#line, cells: texts });
  }

  #count(texts: readonly string[]): void {
    this.#characters += texts.reduce((sum, text) => sum + text.length, 0);
    if (this.#characters > MOST_CHARACTERS) throw new HttpError(413, 'errors.tooLarge');
  }

  table(): ImportTable {
    const rows = withRecords(this.#rows);
    return { rows, total: this.#total, ...(this.#kept.length > 0 && { sheet: this.#kept }) };
  }
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
