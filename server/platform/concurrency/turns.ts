import { setImmediate as turn } from 'node:timers/promises';

/**
 * The milliseconds of work in one go. A call of somebody else may have to wait for a few such turns, which nobody
 * notices.
 */
const TURN = 5;

/**
 * Divides long work into turns, so that other calls are answered in between. The work asks now and then whether its
 * turn is over.
 */
export class Turns {
  #since = performance.now();

  /** Whether the turn is over. */
  get due(): boolean {
    return performance.now() - this.#since >= TURN;
  }

  /** Lets others have their turn. */
  async pass(): Promise<void> {
    await turn();
    this.#since = performance.now();
  }
}

/** Maps a long list in its order, while other calls are answered in between. */
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
