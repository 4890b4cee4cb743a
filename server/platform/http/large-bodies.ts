import type { FastifyReply, FastifyRequest } from 'fastify';
import { BODY_LIMIT } from '../../../contract/operation';
import { KeyedSemaphore } from '../concurrency/keyed-semaphore';
import { HttpError } from './http-error';

/** How long a large body waits for another one of its person. */
const TIMEOUT_MS = 30_000;

const busy = (seconds: number) => new HttpError(429, 'errors.tooManyRequests', {}, seconds);

/**
 * Takes one large body of a person at a time. Reading JSON is the one thing that cannot be done in portions: several at
 * once would keep everybody waiting for as long as all of them take together.
 */
export class LargeBodies {
  readonly #semaphore = new KeyedSemaphore(1, TIMEOUT_MS, busy);
  readonly #held = new WeakMap<FastifyRequest, () => void>();

  /**
   * Waits until the person's other large body is read and checked; before a byte of this one is read.
   * @throws HttpError 429
   */
  async wait(request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
    const { principal } = request;
    // What does not say how long it is may be of any length.
    const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    if (principal?.kind !== 'person' || length <= BODY_LIMIT) return;
    const gone = new AbortController();
    raw.once('close', () => {
      gone.abort();
      this.release(request);
    });
    this.#held.set(request, await this.#semaphore.acquire(principal.id, gone.signal));
  }

  /** Once it is read and checked, or whatever else became of it. */
  release(request: FastifyRequest): void {
    this.#held.get(request)?.();
    this.#held.delete(request);
  }
}
