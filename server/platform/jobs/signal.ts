import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Wakes the workers of this process when a job was enqueued. Nothing depends on it: without it a job is found a
 * little later.
 */
export class JobSignal {
  /** How many times it was notified. */
  count = 0;
  readonly #waiting = new Set<() => void>();

  notify(): void {
    this.count += 1;
    for (const wake of this.#waiting) wake();
  }

  /**
   * Resolves with the next notification, at once if there was one since `seen` was read, and after so many
   * milliseconds in any case.
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
