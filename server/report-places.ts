import type { Database } from './db/open';
import { Refusal } from './http/refusal';
import { Places } from './places';

/** How long a report waits for others of its person: with the report itself it is answered before the client gives up. */
const PATIENCE_MS = 8000;

const busy = (seconds: number) => new Refusal(429, 'errors.tooManyReports', {}, seconds);

/**
 * Of the database's connections reports and files of one person hold half at most, so that others always get one. What
 * is more waits in the order in which it came; a place goes to the next of the same person.
 */
export class ReportPlaces {
  readonly #most: number;
  readonly #people = new Map<number, { places: Places; there: number }>();

  constructor({ connections }: Pick<Database, 'connections'>) {
    this.#most = Math.max(1, Math.floor(connections / 2));
  }

  /**
   * Takes a place of a person, or waits for one.
   * @param patience milliseconds
   * @returns how to give it back
   * @throws Refusal 429 after that time; the reason of `signal` when that is aborted
   */
  async take(personId: number, signal: AbortSignal, patience = PATIENCE_MS): Promise<() => void> {
    const own = this.#people.get(personId) ?? { places: new Places(this.#most, busy), there: 0 };
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
