import { listBanks } from '../../contract/banks';
import { exportFormats } from '../../contract/exports';
import { startChild } from '../support/child';
import type { Load, Outcome } from '../support/load';
import { median } from '../support/numbers';
import type { Finding } from '../support/report';
import type { Making, Workshop } from './files';

/** Somebody works with the console: a few connections that rest between calls. */
const SOMEBODY = { connections: 4, rest: 20 };

/**
 * A cheap call of somebody else while files of a form are made, one after the other, and while none is. What a machine
 * whose processors are all busy adds by itself shows beside psql, which makes the CSV past the server.
 */
export async function others({
  stage,
  server,
  headers,
  extents,
  exporting,
  copying,
}: Workshop): Promise<Finding[]> {
  const client = startChild(stage, 'load.ts');
  const load: Load = {
    url: `${server.url}${listBanks.path}?status=1&sort=nome,asc`,
    headers,
    milliseconds: stage.sizes.roundMs,
    ...SOMEBODY,
  };
  const calls = () => client.ask<Outcome>(load);
  const beside = async (making: Making, format: keyof typeof extents) => {
    const ending = new AbortController();
    const files = async () => {
      while (!ending.signal.aborted) await making(extents[format], `beside.${format}`);
    };
    const [outcome] = await Promise.all([calls().finally(() => ending.abort()), files()]);
    return outcome;
  };

  await calls(); // a warm-up
  const findings: Finding[] = [];
  for (const format of exportFormats) {
    stage.tell(`files: other calls beside ${format}`);
    const quiet: Outcome[] = [];
    const exported: Outcome[] = [];
    const copied: Outcome[] = [];
    for (let round = 0; round < stage.sizes.rounds; round += 1) {
      quiet.push(await calls());
      exported.push(await beside(exporting[format], format));
      copied.push(await beside(copying, format));
    }
    findings.push({
      what: `${format}, p99 of other calls meanwhile`,
      unit: 'ms',
      measured: p99(exported),
      limit: p99(quiet),
      target: { atMost: 2 },
      details: {
        'p50 ms': p50(exported),
        'p50 ms of the limit': p50(quiet),
        'p99 ms beside psql': p99(copied),
      },
    });
  }
  return findings;
}

const p50 = (outcomes: Outcome[]) => median(outcomes.map((outcome) => outcome.p50));
const p99 = (outcomes: Outcome[]) => median(outcomes.map((outcome) => outcome.p99));
