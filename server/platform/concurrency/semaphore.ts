import { HttpError } from '../errors/http-error';

/** Makes the error for a caller who has waited too long. */
type Busy = (seconds: number) => HttpError;

const unavailable: Busy = (seconds) => new HttpError(503, 'errors.unavailable', {}, seconds);

/** A caller who waits longer is refused, and told to come back. */
const TIMEOUT_MS = 30_000;

/** Limits how many callers hold a permit at once; the others wait in the order of arrival. */
export class Semaphore {
  readonly #waiting = new Set<() => void>();
  readonly #busy: Busy;
  readonly #count: number;
  #free: number;

  constructor(count: number, busy = unavailable) {
    this.#count = count;
    this.#free = count;
    this.#busy = busy;
  }

  /** Permits that somebody holds. */
  get held(): number {
    return this.#count - this.#free;
  }

  /** Those who wait for one. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Acquires a permit, or waits for one.
   * @param timeout milliseconds
   * @returns how to release it
   * @throws HttpError 503, or what else this semaphore says, after that; the reason of `signal` when that is aborted
   */
  async acquire(signal: AbortSignal, timeout = TIMEOUT_MS): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#free === 0) await this.#wait(signal, timeout);
    else this.#free -= 1;
    return () => this.#release();
  }

  /** Hands a permit directly to the next caller who waits, so that no newcomer overtakes it. */
  #release(): void {
    const [next] = this.#waiting;
    if (next === undefined) this.#free += 1;
    else next();
  }

  #wait(signal: AbortSignal, timeout: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(turn);
        clearTimeout(timer);
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
      const expired = () => {
        leave();
        reject(this.#busy(Math.ceil(timeout / 1000)));
      };
      const timer = Number.isFinite(timeout) ? setTimeout(expired, timeout) : undefined;
      signal.addEventListener('abort', gone, { once: true });
      this.#waiting.add(turn);
    });
  }
}
