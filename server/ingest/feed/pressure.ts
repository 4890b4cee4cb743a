import type { FastifyInstance } from 'fastify';
import { Semaphore } from '../../platform/concurrency/semaphore';
import { HttpError } from '../../platform/http/http-error';

/** How many batches there may be at once: stored at the same time, and in all, with those on their way or in line. */
interface Limits {
  stored: number;
  there: number;
}

/** Two use both halves of what storing is, the server's and the database's; more only wait for one another. */
export const FEED_LIMITS: Limits = { stored: 2, there: 8 };

/** How much the newest batch counts in what a batch takes. */
const NEWEST = 0.3;
/** The longest that a sender is asked to stay away, in seconds. */
const LONGEST = 30;

/**
 * Keeps the feed from taking the server over: a few batches are stored at a time, a few more may wait, and whoever
 * comes after those is asked to come back when they are through.
 */
export class Pressure {
  readonly #semaphore: Semaphore;
  readonly #limits: Limits;
  #there = 0;
  /** What a batch takes, in seconds. */
  #pace = 0.5;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#semaphore = new Semaphore(limits.stored);
  }

  /** Counts the batches of an app's routes from before their bodies are taken to the end of their answers. */
  watch(app: FastifyInstance): void {
    app.addHook('preParsing', async (request, reply) => {
      if (request.method !== 'POST') return;
      if (this.#there >= this.#limits.there) {
        throw new HttpError(429, 'errors.tooManyRequests', {}, this.#retryAfter());
      }
      this.#there += 1;
      reply.raw.once('close', () => {
        this.#there -= 1;
      });
    });
  }

  /** Does the work of one batch when it is its turn; what has begun goes to its end. */
  async inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
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
    const seconds = (this.#pace * this.#there) / this.#limits.stored;
    return Math.min(Math.max(Math.ceil(seconds), 1), LONGEST);
  }
}
