import { setTimeout as pause } from 'node:timers/promises';
import {
  type FeedAcknowledged,
  type FeedAcknowledgement,
  type FeedCancellation,
  type FeedCodes,
  type FeedNetwork,
  type FeedReply,
  type FeedTransaction,
  feedAcknowledged,
  feedCancellations,
  feedCodes,
  feedNetwork,
  feedTransactions,
} from '../../../contract/feed';
import type { Operation } from '../../../contract/operation';

/** Why the feed cannot be used at all; the message is for the person at the terminal. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
}

/** Pauses before another attempt where the server names none, in milliseconds. */
const PAUSE = { first: 500, longest: 15_000 };

interface Waiting {
  onWait: (reason: string) => void;
  stop: AbortSignal;
}

/** The gateway's side of the feed: sends until it is answered, so that everything arrives, and the server counts it once. */
export class Gateway {
  readonly #url: string;
  readonly #key: string;
  readonly #onWait: (reason: string) => void;
  readonly #stop: AbortSignal;

  /**
   * @param onWait called at each failed attempt with the reason why the gateway has to wait
   * @param stop ends the waiting
   */
  constructor(url: string, key: string, { onWait, stop }: Waiting) {
    this.#url = url.replace(/\/+$/, '');
    this.#key = key;
    this.#onWait = onWait;
    this.#stop = stop;
  }

  network(): Promise<FeedNetwork> {
    return this.#call(feedNetwork);
  }

  send(rows: readonly FeedTransaction[]): Promise<FeedReply> {
    return this.#call(feedTransactions, rows);
  }

  cancel(rows: readonly FeedCancellation[]): Promise<FeedReply> {
    return this.#call(feedCancellations, rows);
  }

  /** The codes after a position. */
  codes(after: number): Promise<FeedCodes> {
    return this.#call({ ...feedCodes, path: `${feedCodes.path}?after=${after}` });
  }

  acknowledge(rows: readonly FeedAcknowledgement[]): Promise<FeedAcknowledged> {
    return this.#call(feedAcknowledged, rows);
  }

  async #call<T>({ path, method }: Pick<Operation, 'path' | 'method'>, rows?: readonly object[]): Promise<T> {
    for (let wait = PAUSE.first; ; wait = Math.min(wait * 2, PAUSE.longest)) {
      const answer = await this.#attempt(path, method, rows);
      if (answer instanceof Response && answer.ok) return (await answer.json()) as T;
      if (answer instanceof Response && answer.status < 500 && answer.status !== 429)
        throw await refusal(answer);
      const retryAfter = answer instanceof Response ? Number(answer.headers.get('retry-after')) * 1000 : 0;
      this.#onWait(answer instanceof Response ? `the server answers ${answer.status}` : answer);
      await pause(retryAfter || wait, undefined, { signal: this.#stop });
    }
  }

  /** @returns the answer, or why there is none */
  async #attempt(path: string, method: string, rows?: readonly object[]): Promise<Response | string> {
    try {
      return await fetch(this.#url + path, {
        method,
        headers: {
          authorization: `Bearer ${this.#key}`,
          ...(rows && { 'content-type': 'application/x-ndjson' }),
        },
        ...(rows && { body: rows.map((row) => JSON.stringify(row)).join('\n') }),
      });
    } catch (error) {
      const { code, message } =
        (error as Error & { cause?: NodeJS.ErrnoException }).cause ?? (error as Error & { code?: string });
      return `the server is not there (${code ?? message})`;
    }
  }
}

async function refusal(answer: Response): Promise<GatewayError> {
  if (answer.status === 401) {
    return new GatewayError(
      'The server does not know this key. PORTAL_FEED_KEY has to be the one of the server.',
    );
  }
  const text = (await answer.text()).slice(0, 200);
  return new GatewayError(`The server refuses the feed: ${answer.status} ${text}`);
}
