import { Refusal } from '../http/refusal';

/** What is said to whoever has waited too long. */
type Busy = (seconds: number) => Refusal;

const unavailable: Busy = (seconds) => new Refusal(503, 'errors.unavailable', {}, seconds);

/** Whoever waits longer is asked to come back. */
const PATIENCE_MS = 30_000;

/** So many at a time; the others stand in line. */
export class Places {
  readonly #waiting = new Set<() => void>();
  readonly #busy: Busy;
  #free: number;

  constructor(count: number, busy = unavailable) {
    this.#free = count;
    this.#busy = busy;
  }

  /**
   * Takes a place, or waits for one.
   * @param patience milliseconds in line
   * @returns how to give it back
   * @throws Refusal 503, or what else was said of these places, after that; the reason of `signal` when that is aborted
   */
  async take(signal: AbortSignal, patience = PATIENCE_MS): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#free === 0) await this.#wait(signal, patience);
    else this.#free -= 1;
    return () => this.#giveBack();
  }

  /** A place goes straight to the next in line, so that nobody slips in between. */
  #giveBack(): void {
    const [next] = this.#waiting;
    if (next === undefined) this.#free += 1;
    else next();
  }

  #wait(signal: AbortSignal, patience: number): Promise<void> {
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
        reject(this.#busy(Math.ceil(patience / 1000)));
      };
      const timer = Number.isFinite(patience) ? setTimeout(expired, patience) : undefined;
      signal.addEventListener('abort', gone, { once: true });
      this.#waiting.add(turn);
    });
  }
}
