import { FEED } from '../../../contract/feed';
import type { Chance } from '../chance';
import type { Gateway } from './gateway';

/** How many seconds the terminals of the live demo take to learn codes. */
const LEARNING = { least: 5, most: 60 };

/**
 * How a gateway learns codes: it reads on from the last position that it knows, and acknowledges each request when the
 * terminals have had time to learn its codes.
 */
export class Codes {
  /** Requests that this gateway was the first to acknowledge. */
  acknowledged = 0;
  readonly #gateway: Gateway;
  readonly #chance: Chance;
  #position = 0;
  /** By the second at which each is learned. */
  readonly #learning = new Map<number, number>();
  readonly #learned = new Set<number>();

  constructor(gateway: Gateway, chance: Chance) {
    this.#gateway = gateway;
    this.#chance = chance;
  }

  /** Reads what is new and acknowledges what is learned. @param second since when the gateway runs */
  async live(second: number): Promise<void> {
    for (let more = true; more; ) {
      const read = await this.#gateway.codes(this.#position);
      ({ position: this.#position, more } = read);
      for (const { requestId } of read.codes) {
        if (requestId === null || this.#learned.has(requestId) || this.#learning.has(requestId)) continue;
        this.#learning.set(requestId, second + this.#chance.whole(LEARNING.least, LEARNING.most));
      }
    }
    await this.#acknowledge([...this.#learning].filter(([, due]) => due <= second).map(([id]) => id));
  }

  async #acknowledge(requests: readonly number[]): Promise<void> {
    for (let from = 0; from < requests.length; from += FEED.rows) {
      const portion = requests.slice(from, from + FEED.rows);
      const reply = await this.#gateway.acknowledge(portion.map((requestId) => ({ requestId })));
      this.acknowledged += reply.acknowledged;
      for (const id of portion) {
        this.#learning.delete(id);
        this.#learned.add(id);
      }
    }
  }
}
