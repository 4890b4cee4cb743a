import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import type { Traffic } from '../http/traffic';

/** So long does a file stand back for calls that people wait for: it goes on, if slowly. */
const COURTESY_MS = 5;
/** After so much of its own time, whatever the machine makes of it. */
const WORK_MS = 1;
/** So long does it rest once more where calls came meanwhile: the more of them, the less it keeps the processors busy. */
const REST_MS = 5;

/** Lets other calls have their turn after each item: a file of millions of rows is never in a hurry. */
export async function* lowPriority<Item>(
  source: AsyncGenerator<Item>,
  traffic: Traffic,
): AsyncGenerator<Item> {
  let begun = performance.now();
  let calls = traffic.begun;
  for await (const item of source) {
    yield item;
    await turn();
    if (performance.now() - begun < WORK_MS) continue;
    await traffic.quiet(COURTESY_MS);
    if (traffic.begun !== calls) await sleep(REST_MS);
    calls = traffic.begun;
    begun = performance.now();
  }
}
