import { join } from 'node:path';
import { linesOf } from '../support/lines';
import { median } from '../support/numbers';
import type { Finding } from '../support/report';
import { millisecondsOf } from '../support/timed';
import { counted, type Extent } from './extent';
import type { FilesBench, Making } from './files-bench';

/** What XLS has to reach, in rows a second: there is no other writer of it that could be the limit. */
const XLS_ROWS = 100_000;

/** Rows a second from the call to the whole file: CSV against psql, XLSX and PDF against CSV, XLS against a number. */
export async function speeds(bench: FilesBench): Promise<Finding[]> {
  const { stage, extents, exporting, copying } = bench;
  const { csv, xlsx, xls, pdf } = extents;
  const ofCsv = (extent: Extent) => ({ making: exporting.csv, extent, file: 'exported.csv' });
  stage.tell('files: speed');
  const findings = [
    await compared(
      bench,
      `csv, ${counted(csv)}, against psql \\copy`,
      ofCsv(csv),
      { making: copying, extent: csv, file: 'copied.csv' },
      { atLeast: 0.5 },
    ),
  ];
  await complete(stage.folder, csv);
  findings.push(
    await compared(
      bench,
      `xlsx, ${counted(xlsx)}, against csv`,
      { making: exporting.xlsx, extent: xlsx, file: 'exported.xlsx' },
      ofCsv(xlsx),
      { atLeast: 0.25 },
    ),
    await compared(
      bench,
      `pdf, ${counted(pdf)}, against csv`,
      { making: exporting.pdf, extent: pdf, file: 'exported.pdf' },
      ofCsv(pdf),
      null,
    ),
  );
  const written = await secondsOf(bench, { making: exporting.xls, extent: xls, file: 'exported.xls' });
  findings.push({
    what: `xls, ${counted(xls)}`,
    unit: 'rows/s',
    measured: xls.rows / written,
    limit: XLS_ROWS,
    target: { atLeast: 1 },
    details: { s: written },
  });
  return findings;
}

interface Side {
  making: Making;
  extent: Extent;
  file: string;
}

/** The two take turns. */
async function compared(
  { stage }: FilesBench,
  what: string,
  ours: Side,
  theirs: Side,
  target: Finding['target'],
): Promise<Finding> {
  const own: number[] = [];
  const others: number[] = [];
  for (let round = -1; round < stage.sizes.rounds; round += 1) {
    const measured = await millisecondsOf(() => ours.making(ours.extent, ours.file));
    const limit = await millisecondsOf(() => theirs.making(theirs.extent, theirs.file));
    if (round < 0) continue; // a warm-up
    own.push(measured);
    others.push(limit);
  }
  const [measured, limit] = [median(own) / 1000, median(others) / 1000];
  return {
    what,
    unit: 'rows/s',
    measured: ours.extent.rows / measured,
    limit: theirs.extent.rows / limit,
    target,
    details: { s: measured, 's of the limit': limit },
  };
}

async function secondsOf({ stage }: FilesBench, { making, extent, file }: Side): Promise<number> {
  const rounds: number[] = [];
  for (let round = -1; round < stage.sizes.rounds; round += 1) {
    const measured = await millisecondsOf(() => making(extent, file));
    if (round >= 0) rounds.push(measured);
  }
  return median(rounds) / 1000;
}

/** @throws Error where a file has not all of the rows: below its heading, and ours above its totals and facts */
async function complete(folder: string, { rows }: Extent): Promise<void> {
  const exported = await linesOf(join(folder, 'exported.csv'));
  const copied = await linesOf(join(folder, 'copied.csv'));
  if (copied !== rows + 1 || exported < copied) {
    throw new Error(`For ${rows} rows the export has ${exported} lines, and psql wrote ${copied}`);
  }
}
