import { setImmediate as turn } from 'node:timers/promises';

/** Milliseconds of work in one go: a call of somebody else meets a few of them on its way, and nobody feels those. */
const TURN = 5;

/** Keeps long work from keeping others waiting: it is asked now and then, and lets them have their turn when it is time. */
export class Turns {
  #since = performance.now();

  /** Whether others have waited for as long as they should. */
  get due(): boolean {
    return performance.now() - this.#since >= TURN;
  }

  /** Lets others have their turn. */
  async pass(): Promise<void> {
    await turn();
    this.#since = performance.now();
  }
}

/** What a function makes of each item of a long list, in their order, while others have their turn in between. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const turns = new Turns();
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    results.push(work(item, index));
    if (turns.due) await turns.pass();
  }
  return results;
}
