import { Semaphore } from './semaphore';

type Busy = ConstructorParameters<typeof Semaphore>[1];

/**
 * A semaphore for each person. Who finds no permit free waits in the order of arrival; a released permit goes to the
 * next one of the same person.
 */
export class KeyedSemaphore {
  readonly #most: number;
  readonly #timeout: number;
  readonly #busy: Busy;
  readonly #people = new Map<number, { semaphore: Semaphore; users: number }>();

  /** @param timeout milliseconds */
  constructor(most: number, timeout: number, busy?: Busy) {
    this.#most = most;
    this.#timeout = timeout;
    this.#busy = busy;
  }

  /** Permits that anybody holds. */
  get held(): number {
    return this.#sum('held');
  }

  /** Those who wait for one of their own. */
  get waiting(): number {
    return this.#sum('waiting');
  }

  #sum(what: 'held' | 'waiting'): number {
    return [...this.#people.values()].reduce((sum, { semaphore }) => sum + semaphore[what], 0);
  }

  /**
   * Acquires a permit of a person, or waits for one.
   * @param timeout milliseconds
   * @returns how to release it
   * @throws HttpError after that time; the reason of `signal` when that is aborted
   */
  async acquire(personId: number, signal: AbortSignal, timeout = this.#timeout): Promise<() => void> {
    const own = this.#people.get(personId) ?? { semaphore: new Semaphore(this.#most, this.#busy), users: 0 };
    this.#people.set(personId, own);
    own.users += 1;
    const leave = () => {
      own.users -= 1;
      if (own.users === 0) this.#people.delete(personId);
    };
    try {
      const release = await own.semaphore.acquire(signal, timeout);
      return () => {
        release();
        leave();
      };
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Does some work with a permit of a person; see `acquire`. */
  async run<T>(personId: number, signal: AbortSignal, work: () => Promise<T>, timeout?: number): Promise<T> {
    const release = await this.acquire(personId, signal, timeout);
    try {
      return await work();
    } finally {
      release();
    }
  }
}
