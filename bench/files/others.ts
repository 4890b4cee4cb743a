import { exportFormats } from '../../contract/exports';
import { feltBeside } from '../support/beside';
import type { Finding } from '../support/report';
import type { FilesBench } from './files-bench';

/**
 * A cheap call while files of a format are made, one after the other, and while none is. What a machine with busy
 * processors adds by itself shows in the round with psql, which makes the CSV without the server.
 */
export async function others({
  stage,
  server,
  headers,
  extents,
  exporting,
  copying,
}: FilesBench): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const format of exportFormats) {
    stage.tell(`files: other calls beside ${format}`);
    const file = `beside.${format}`;
    const { nothing, exports, psql } = await feltBeside(stage, server, headers, {
      exports: () => exporting[format](extents[format], file),
      psql: () => copying(extents[format], file),
    });
    findings.push({
      what: `${format}, p99 of other calls meanwhile`,
      unit: 'ms',
      measured: exports.p99,
      limit: nothing.p99,
      target: { atMost: 2 },
      details: {
        'p50 ms': exports.p50,
        'p50 ms of the limit': nothing.p50,
        'p99 ms beside psql': psql.p99,
      },
    });
  }
  return findings;
}
