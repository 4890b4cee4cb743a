import { join } from 'node:path';
import { linesOf } from '../support/lines';
import { median } from '../support/numbers';
import type { Finding } from '../support/report';
import type { Stage } from '../support/stage';
import { millisecondsOf } from '../support/timed';
import type { Making } from './csv';
import { counted, type Extent } from './extent';

/** Rows a second from the call to the whole file, against psql. The two take turns. */
export async function speed(
  stage: Stage,
  extent: Extent,
  { exporting, copying }: { exporting: Making; copying: Making },
): Promise<Finding> {
  stage.tell('csv: speed');
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = -1; round < stage.sizes.rounds; round += 1) {
    const measured = await millisecondsOf(() => exporting(extent, 'exported.csv'));
    const limit = await millisecondsOf(() => copying(extent, 'copied.csv'));
    if (round < 0) continue; // a warm-up
    ours.push(measured);
    theirs.push(limit);
  }
  await complete(stage.folder, extent);
  const [measured, limit] = [median(ours) / 1000, median(theirs) / 1000];
  return {
    what: `${counted(extent)}, against psql \\copy`,
    unit: 'rows/s',
    measured: extent.rows / measured,
    limit: extent.rows / limit,
    target: { atLeast: 0.5 },
    details: { s: measured, 's of the limit': limit },
  };
}

/** @throws Error where a file has not all of the rows: below its heading, and ours above its totals */
async function complete(folder: string, { rows }: Extent): Promise<void> {
  const exported = await linesOf(join(folder, 'exported.csv'));
  const copied = await linesOf(join(folder, 'copied.csv'));
  if (copied !== rows + 1 || exported < copied) {
    throw new Error(`For ${rows} rows the export has ${exported} lines, and psql wrote ${copied}`);
  }
}
