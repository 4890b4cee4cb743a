import { Refusal } from './http/refusal';

/** Whoever waits longer is asked to come back. */
const PATIENCE_MS = 30_000;

/** So many at a time; the others stand in line. */
export class Places {
  readonly #waiting = new Set<() => void>();
  #free: number;

  constructor(count: number) {
    this.#free = count;
  }

  /**
   * Takes a place, or waits for one.
   * @returns how to give it back
   * @throws Refusal 503 after 30 seconds in line; the reason of `signal` when that is aborted
   */
  async take(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#free === 0) await this.#wait(signal);
    else this.#free -= 1;
    return () => this.#giveBack();
  }

  /** A place goes straight to the next in line, so that nobody slips in between. */
  #giveBack(): void {
    const [next] = this.#waiting;
    if (next === undefined) this.#free += 1;
    else next();
  }

  #wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(turn);
        clearTimeout(patience);
        signal.removeEventListener('abort', gone);
      };
      const turn = () => {
        leave();
        resolve();
      };
      const gone = () => {
        leave();
        reject(signal.reason as Error);
      };
      const patience = setTimeout(() => {
        leave();
        reject(new Refusal(503, 'errors.unavailable', {}, PATIENCE_MS / 1000));
      }, PATIENCE_MS);
      signal.addEventListener('abort', gone, { once: true });
      this.#waiting.add(turn);
    });
  }
}
