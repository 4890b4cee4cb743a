import { setImmediate as turn } from 'node:timers/promises';
import type { Table } from './table.ts';
import { type Limits, Workbook } from './xls/workbook.ts';

/** The rows that the format has; and what a file of 200,000 ordinary rows needs five times. */
const LIMITS: Limits = { rows: 65_536, bytes: 256 * 2 ** 20 };

/** Pieces of 64 KiB that are handed over before others have their turn. */
const AT_ONCE = 8;

/** What is handed over where there is nothing yet, so that a reader who left is noticed between batches. */
const NOTHING = new Uint8Array();

/**
 * A workbook of Excel 97 to 2003 (BIFF8 in a compound file). What stands at its beginning is known at its end, so it
 * is made in memory: as records, not as objects.
 */
export async function* xls(table: Table, limits: Partial<Limits> = {}): AsyncGenerator<Uint8Array> {
  const workbook = new Workbook(table, { ...LIMITS, ...limits });
  for await (const rows of table.batches) {
    workbook.add(rows);
    yield NOTHING;
  }
  workbook.addTotals(table.totals());
  let pieces = 0;
  for (const piece of workbook.file()) {
    yield piece;
    pieces += 1;
    if (pieces % AT_ONCE === 0) await turn();
  }
}
