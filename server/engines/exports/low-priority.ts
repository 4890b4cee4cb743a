import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import type { Traffic } from '../../platform/http/traffic';

/** How long a file waits for the calls that are under way, at most: it goes on, if slowly. */
const COURTESY_MS = 10;
/** The time of its own after which it does so. */
const WORK_MS = 1;
/** How long it rests once more for each call that came meanwhile, and at most: the more calls, the less it works. */
const REST_MS = 10;
const MOST_REST_MS = 40;

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
    const came = traffic.begun - calls;
    if (came > 0) await sleep(Math.min(came * REST_MS, MOST_REST_MS));
    calls = traffic.begun;
    begun = performance.now();
  }
}
