import { setImmediate as turn } from 'node:timers/promises';
import type { Traffic } from '../http/traffic';

/** So long does a file stand back for calls that people wait for, after each batch: it goes on, if slowly. */
const COURTESY_MS = 5;

/** Lets other calls have their turn after each item: a file of millions of rows is never in a hurry. */
export async function* unhurried<Item>(source: AsyncGenerator<Item>, traffic: Traffic): AsyncGenerator<Item> {
  for await (const item of source) {
    yield item;
    await turn();
    await traffic.quiet(COURTESY_MS);
  }
}
