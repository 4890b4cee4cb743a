import type { FastifyReply, FastifyRequest } from 'fastify';
import { BODY_LIMIT } from '../../../contract/operation';
import { KeyedSemaphore } from '../concurrency/keyed-semaphore';
import { HttpError } from '../errors/http-error';

/** How long a large body waits for another one of the same person. */
const TIMEOUT_MS = 30_000;

const busy = (seconds: number) => new HttpError(429, 'errors.tooManyRequests', {}, seconds);

/**
 * Accepts one large body of a person at a time. Parsing JSON is the one step that cannot be divided into turns:
 * several large bodies at once would block everybody for their total time.
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
    // A body without a declared length may have any length.
    const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    if (principal?.kind !== 'person' || length <= BODY_LIMIT) return;
    const gone = new AbortController();
    raw.once('close', () => {
      gone.abort();
      this.release(request);
    });
    this.#held.set(request, await this.#semaphore.acquire(principal.id, gone.signal));
  }

  /** Call it when the body is checked, or has failed in any way. */
  release(request: FastifyRequest): void {
    this.#held.get(request)?.();
    this.#held.delete(request);
  }
}
