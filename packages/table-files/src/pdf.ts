import { setImmediate as turn } from 'node:timers/promises';
import { cellWriter } from './pdf/cells.ts';
import { tracksFor } from './pdf/columns.ts';
import { head, noteBelow } from './pdf/head.ts';
import { Paper } from './pdf/paper.ts';
import { Rows } from './pdf/rows.ts';
import { drawTotals, totalsHeight } from './pdf/totals.ts';
import type { Row, Table } from './table.ts';

/**
 * PDF 1.7 (ISO 32000-1) to be read and printed: A4, landscape. Pages leave as they are full, so that a long file takes
 * little more memory than a short one.
 */
export async function* pdf(table: Table): AsyncGenerator<Uint8Array> {
  const { locale, words, title, creator, facts, columns, batches, totals } = table;
  const about = facts();
  const made = about.find(({ label }) => label === words.made);
  const note = made === undefined ? title : `${title} · ${made.label}: ${made.value}`;
  const paper = await Paper.open(table, note);
  const write = cellWriter(locale);
  head(paper, { title, creator }, about);

  const begin = (sample: readonly Row[]) => {
    const tracks = tracksFor(columns, sample, paper, write);
    return { tracks, rows: new Rows(paper, tracks, write) };
  };
  let begun: ReturnType<typeof begin> | undefined;
  for await (const batch of batches) {
    if (begun === undefined) {
      begun = begin(batch);
      // The columns were measured in one go: others have their turn before the first page.
      await turn();
    }
    for (const row of batch) {
      begun.rows.add(row);
      if (paper.hasFullPages) yield await paper.take();
    }
  }
  const { tracks, rows } = begun ?? begin([]);
  const last = totals();
  rows.finish(totalsHeight(last), words.noRows);
  drawTotals(paper, last, columns, tracks, write, () => rows.turnPage());
  if (paper.regular.missing || paper.semibold.missing) {
    noteBelow(paper, words.missing);
  }
  yield await paper.end();
}
