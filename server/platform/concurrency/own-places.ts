import { Places } from './places';

type Busy = ConstructorParameters<typeof Places>[1];

/**
 * So many places for each person: what is more waits in the order in which it came, and a place goes to the next of the
 * same person.
 */
export class OwnPlaces {
  readonly #most: number;
  readonly #patience: number;
  readonly #busy: Busy;
  readonly #people = new Map<number, { places: Places; there: number }>();

  /** @param patience milliseconds in line */
  constructor(most: number, patience: number, busy?: Busy) {
    this.#most = most;
    this.#patience = patience;
    this.#busy = busy;
  }

  /**
   * Takes a place of a person, or waits for one.
   * @param patience milliseconds
   * @returns how to give it back
   * @throws Refusal after that time; the reason of `signal` when that is aborted
   */
  async take(personId: number, signal: AbortSignal, patience = this.#patience): Promise<() => void> {
    const own = this.#people.get(personId) ?? { places: new Places(this.#most, this.#busy), there: 0 };
    this.#people.set(personId, own);
    own.there += 1;
    const leave = () => {
      own.there -= 1;
      if (own.there === 0) this.#people.delete(personId);
    };
    try {
      const giveBack = await own.places.take(signal, patience);
      return () => {
        giveBack();
        leave();
      };
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Does some work in a place of a person; see `take`. */
  async inTurn<T>(
    personId: number,
    signal: AbortSignal,
    work: () => Promise<T>,
    patience?: number,
  ): Promise<T> {
    const giveBack = await this.take(personId, signal, patience);
    try {
      return await work();
    } finally {
      giveBack();
    }
  }
}
