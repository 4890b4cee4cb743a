import { setTimeout as sleep } from 'node:timers/promises';

/** Wakes whoever waits for jobs in this process. Nothing depends on it: unheard, a job is found a little later. */
export class JobSignal {
  /** How many jobs it has told of. */
  count = 0;
  readonly #waiting = new Set<() => void>();

  notify(): void {
    this.count += 1;
    for (const wake of this.#waiting) wake();
  }

  /**
   * Ends with the next job, at once where there was one since `seen` was read, and after so many milliseconds anyhow.
   */
  async wait(seen: number, milliseconds: number): Promise<void> {
    if (this.count !== seen) return;
    const woken = new AbortController();
    const wake = () => woken.abort();
    this.#waiting.add(wake);
    try {
      await sleep(milliseconds, undefined, { signal: woken.signal });
    } catch {
      // there is a job
    } finally {
      this.#waiting.delete(wake);
    }
  }
}
