import type { FastifyInstance } from 'fastify';
import { Semaphore } from '../../platform/concurrency/semaphore';
import { HttpError } from '../../platform/errors/http-error';

/** The limits of concurrent batches: those that are being stored, and all, including those received and waiting. */
interface Limits {
  stored: number;
  total: number;
}

/** Two batches keep both the server and the database busy; more would only wait for each other. */
export const FEED_LIMITS: Limits = { stored: 2, total: 8 };

/** The weight of the newest batch in the average duration of a batch. */
const NEWEST = 0.3;
/** The longest Retry-After, in seconds. */
const LONGEST = 30;

/**
 * Keeps the feed from overloading the server: a few batches are stored at a time, a few more may wait, and any others
 * are refused with the time after which to send them again.
 */
export class Pressure {
  readonly #semaphore: Semaphore;
  readonly #limits: Limits;
  #total = 0;
  /** The average duration of a batch, in seconds. */
  #pace = 0.5;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#semaphore = new Semaphore(limits.stored);
  }

  /** Counts the batches of an app's routes, from before their bodies are read to the end of their replies. */
  watch(app: FastifyInstance): void {
    app.addHook('preParsing', async (request, reply) => {
      if (request.method !== 'POST') return;
      if (this.#total >= this.#limits.total) {
        throw new HttpError(429, 'errors.tooManyRequests', {}, this.#retryAfter());
      }
      this.#total += 1;
      reply.raw.once('close', () => {
        this.#total -= 1;
      });
    });
  }

  /** Runs the work of one batch when there is room; work that has begun is not aborted. */
  async run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const release = await this.#semaphore.acquire(signal);
    const started = performance.now();
    try {
      return await work();
    } finally {
      this.#pace += NEWEST * ((performance.now() - started) / 1000 - this.#pace);
      release();
    }
  }

  #retryAfter(): number {
    const seconds = (this.#pace * this.#total) / this.#limits.stored;
    return Math.min(Math.max(Math.ceil(seconds), 1), LONGEST);
  }
}
