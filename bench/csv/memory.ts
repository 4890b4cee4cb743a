import { peakMegabytes, residentMegabytes } from '../support/memory';
import type { Finding } from '../support/report';
import type { RunningServer } from '../support/server';
import type { Stage } from '../support/stage';
import type { Making } from './csv';
import { counted, type Extent } from './extent';

/** The most memory that the server holds while it makes the largest file, against a smaller one. */
export async function memory(
  stage: Stage,
  { pid }: RunningServer,
  { some, all }: { some: Extent; all: Extent },
  exporting: Making,
): Promise<Finding> {
  stage.tell('csv: memory');
  const before = residentMegabytes(pid);
  const limit = await peakMegabytes(pid, () => exporting(some, 'exported.csv'));
  const measured = await peakMegabytes(pid, () => exporting(all, 'exported.csv'));
  return {
    what: `memory, ${counted(all)} against ${counted(some)}`,
    unit: 'MB',
    measured,
    limit,
    target: { atMost: 1.25 },
    details: {
      'MB before': before,
      'MB growth': measured - before,
      'MB growth of the limit': limit - before,
    },
  };
}
