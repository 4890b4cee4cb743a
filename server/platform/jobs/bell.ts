import { setTimeout as sleep } from 'node:timers/promises';

/** Wakes whoever waits for jobs in this process. Nothing depends on it: unheard, a job is found a little later. */
export class Bell {
  /** How often it rang. */
  rings = 0;
  readonly #waiting = new Set<() => void>();

  ring(): void {
    this.rings += 1;
    for (const wake of this.#waiting) wake();
  }

  /**
   * Ends with the next ring, at once where it has rung since `heard` was read, and after so many milliseconds anyhow.
   */
  async silence(heard: number, milliseconds: number): Promise<void> {
    if (this.rings !== heard) return;
    const rung = new AbortController();
    const wake = () => rung.abort();
    this.#waiting.add(wake);
    try {
      await sleep(milliseconds, undefined, { signal: rung.signal });
    } catch {
      // it rang
    } finally {
      this.#waiting.delete(wake);
    }
  }
}
