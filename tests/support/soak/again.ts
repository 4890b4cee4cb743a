import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds before a call is made again, at the other server. */
const REST = 50;
/** Longer than any start of a server: then something else is wrong. */
const PATIENCE = 120_000;

/** Servers that come and go. */
export class Persistent {
  retries = 0;

  /** @param url that of the server that is called next */
  constructor(private readonly url: () => string) {}

  /**
   * Makes a call until it gets a reply; every call of the soak may be repeated.
   * @throws Error for a refusal, which no repetition would change
   */
  async call<Reply>(path: string, init: RequestInit): Promise<Reply> {
    const began = performance.now();
    for (;;) {
      const answer = await this.#once(path, init);
      if (answer !== null && answer.ok) return JSON.parse(answer.text) as Reply;
      if (answer !== null && answer.status < 500) throw new Error(`${path}: ${answer.status} ${answer.text}`);
      if (performance.now() - began > PATIENCE) throw new Error(`${path} is not answered`);
      this.retries += 1;
      await wait(REST);
    }
  }

  /** @returns `null` where the connection broke, before the answer or within it */
  async #once(path: string, init: RequestInit) {
    try {
      const answer = await fetch(this.url() + path, { ...init, signal: AbortSignal.timeout(20_000) });
      return { ok: answer.ok, status: answer.status, text: await answer.text() };
    } catch {
      return null;
    }
  }
}
