import { setImmediate as turn } from 'node:timers/promises';
import { message } from '../../../../i18n/server';
import type { ExportTable, Row } from '../table';
import { cellWriter } from './pdf/cells';
import { tracksFor } from './pdf/columns';
import { head, noteBelow } from './pdf/head';
import { Paper } from './pdf/paper';
import { Rows } from './pdf/rows';
import { drawTotals, totalsHeight } from './pdf/totals';

/**
 * PDF 1.7 (ISO 32000-1) to be read and printed: A4, landscape. Pages leave as they are full, so that a long file takes
 * little more memory than a short one.
 */
export async function* pdf({
  language,
  title,
  facts,
  columns,
  batches,
  totals,
  number,
}: ExportTable): AsyncGenerator<Uint8Array> {
  const about = facts();
  const made = about.find(({ label }) => label === message(language, 'exports.facts.made'));
  const note = made === undefined ? title : `${title} · ${made.label}: ${made.value}`;
  const paper = await Paper.open(language, title, note, number);
  const write = cellWriter(language);
  head(paper, title, about);

  const begin = (sample: readonly Row[]) => {
    const tracks = tracksFor(columns, sample, paper, write);
    return { tracks, rows: new Rows(paper, tracks, write) };
  };
  let table: ReturnType<typeof begin> | undefined;
  for await (const batch of batches) {
    if (table === undefined) {
      table = begin(batch);
      // The columns were measured in one go: others have their turn before the first page.
      await turn();
    }
    for (const row of batch) {
      table.rows.add(row);
      if (paper.hasFullPages) yield await paper.take();
    }
  }
  const { tracks, rows } = table ?? begin([]);
  const last = totals();
  rows.finish(totalsHeight(last), message(language, 'exports.pdf.empty'));
  drawTotals(paper, last, columns, tracks, write, () => rows.turnPage());
  if (paper.regular.missing || paper.semibold.missing) {
    noteBelow(paper, message(language, 'exports.pdf.missing'));
  }
  yield await paper.end();
}
