import { listBanks } from '../../contract/banks';
import { startChild } from '../support/child';
import type { Load, Outcome } from '../support/load';
import { median } from '../support/numbers';
import type { Finding } from '../support/report';
import type { Stage } from '../support/stage';
import type { Making } from './csv';
import type { Extent } from './extent';

/** Somebody works with the console: a few connections that rest between calls. */
const SOMEBODY = { connections: 4, rest: 20 };

/**
 * A cheap call of somebody else while files are made, one after the other, and while none is. What a machine whose
 * processors are all busy adds by itself shows beside psql, which makes the same files past the server.
 */
export async function others(
  stage: Stage,
  { url, headers }: { url: string; headers: Record<string, string> },
  extent: Extent,
  { exporting, copying }: { exporting: Making; copying: Making },
): Promise<Finding> {
  stage.tell('csv: other calls');
  const client = startChild(stage, 'load.ts');
  const load: Load = {
    url: `${url}${listBanks.path}?status=1&sort=nome,asc`,
    headers,
    milliseconds: stage.sizes.roundMs,
    ...SOMEBODY,
  };
  const calls = () => client.ask<Outcome>(load);
  const callsBeside = async (making: Making) => {
    const ending = new AbortController();
    const files = async () => {
      while (!ending.signal.aborted) await making(extent, 'beside.csv');
    };
    const [outcome] = await Promise.all([calls().finally(() => ending.abort()), files()]);
    return outcome;
  };

  await calls(); // a warm-up
  const quiet: Outcome[] = [];
  const exported: Outcome[] = [];
  const copied: Outcome[] = [];
  for (let round = 0; round < stage.sizes.rounds; round += 1) {
    quiet.push(await calls());
    exported.push(await callsBeside(exporting));
    copied.push(await callsBeside(copying));
  }
  const p50 = (outcomes: Outcome[]) => median(outcomes.map((outcome) => outcome.p50));
  const p99 = (outcomes: Outcome[]) => median(outcomes.map((outcome) => outcome.p99));
  return {
    what: 'p99 of other calls meanwhile',
    unit: 'ms',
    measured: p99(exported),
    limit: p99(quiet),
    target: { atMost: 2 },
    details: {
      'p50 ms': p50(exported),
      'p50 ms of the limit': p50(quiet),
      'p99 ms beside psql': p99(copied),
    },
  };
}
