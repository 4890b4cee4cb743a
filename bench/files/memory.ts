import { exportFormats } from '../../contract/exports';
import { peakMegabytes, residentMegabytes } from '../support/memory';
import type { Finding } from '../support/report';
import { counted, type Extent } from './extent';
import type { FilesBench } from './files-bench';

/** Megabytes that making a file may take. */
const MOST = 150;

/** The most memory that the server holds above its rest before the first file, while it makes one of each form. */
export async function growths({ stage, server, extents, exporting }: FilesBench): Promise<Finding[]> {
  stage.tell('files: memory');
  const idle = residentMegabytes(server.pid);
  const findings: Finding[] = [];
  for (const format of exportFormats.toReversed()) {
    const extent = extents[format];
    const peak = await peakMegabytes(server.pid, () => exporting[format](extent, `exported.${format}`));
    findings.push({
      what: `${format}, memory above rest, ${counted(extent)}`,
      unit: 'MB',
      measured: peak - idle,
      limit: MOST,
      target: { atMost: 1 },
      details: { 'MB at rest': idle },
    });
  }
  return findings;
}

/** The most memory that the server holds while it makes the longest file, against a shorter one. */
export async function flatness(
  { stage, server, extents, exporting }: FilesBench,
  all: Extent,
): Promise<Finding> {
  stage.tell(`files: ${counted(all)}`);
  const limit = await peakMegabytes(server.pid, () => exporting.csv(extents.csv, 'exported.csv'));
  const measured = await peakMegabytes(server.pid, () => exporting.csv(all, 'exported.csv'));
  return {
    what: `csv, memory, ${counted(all)} against ${counted(extents.csv)}`,
    unit: 'MB',
    measured,
    limit,
    target: { atMost: 1.25 },
  };
}
