import { KeyedSemaphore } from '../../platform/concurrency/keyed-semaphore';
import { Semaphore } from '../../platform/concurrency/semaphore';
import { HttpError } from '../../platform/errors/http-error';
import type { InputOf, ReaderName, ResultOf } from './readers';
import { ReadingProcess } from './reading-process';
import { Unreadable } from './unreadable';

/** How long a file waits for another one of the same person, in milliseconds. */
const OWN_TIMEOUT = 30_000;
/** How long a process that has nothing to do waits for the next file. */
const IDLE_MS = 10_000;

const busy = (seconds: number) => new HttpError(429, 'errors.tooManyRequests', {}, seconds);

/** For whom a file is read. */
export interface ReadFor {
  /** Of whom one file is read at a time. */
  personId: number;
  /** Aborted when nobody waits for it any more: its reading ends at once then. */
  signal: AbortSignal;
}

/**
 * Reads files of others in processes of their own, with bounds on memory and time, so that whatever a file does to its
 * reader costs nobody else anything.
 */
export class ForeignReader<Name extends ReaderName> {
  readonly #own = new KeyedSemaphore(1, OWN_TIMEOUT, busy);
  readonly #all: Semaphore;
  readonly #name: Name;
  readonly #timeout: number;
  readonly #idle = new Map<ReadingProcess, NodeJS.Timeout>();

  /**
   * @param atOnce files that are read at the same time
   * @param timeout milliseconds that one may take; work is bounded by the reader itself
   */
  constructor(name: Name, { atOnce, timeout }: { atOnce: number; timeout: number }) {
    this.#name = name;
    this.#all = new Semaphore(atOnce);
    this.#timeout = timeout;
  }

  /**
   * Reads a file.
   * @throws Unreadable, also where its reader has died of it; HttpError 429 and 503 where others were in front for too
   * long; the reason of `signal` when that is aborted
   */
  read(input: InputOf<Name>, { personId, signal }: ReadFor): Promise<ResultOf<Name>> {
    return this.#own.run(personId, signal, async () => {
      const release = await this.#all.acquire(signal);
      try {
        return await this.#run(input, signal);
      } finally {
        release();
      }
    });
  }

  async #run(input: InputOf<Name>, signal: AbortSignal): Promise<ResultOf<Name>> {
    const process = await this.#process();
    const kill = () => process.kill();
    signal.addEventListener('abort', kill, { once: true });
    const timer = setTimeout(kill, this.#timeout);
    try {
      signal.throwIfAborted();
      const outcome = await process.run({ reader: this.#name, input });
      signal.throwIfAborted();
      if (outcome === null) throw new Unreadable('Its reader has died of it, or took too long');
      if ('result' in outcome) return outcome.result as ResultOf<Name>;
      throw new Unreadable(outcome.unreadable);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', kill);
      this.#keep(process);
    }
  }

  async #process(): Promise<ReadingProcess> {
    for (const [process, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(process);
      if (process.alive) return process;
    }
    try {
      return await ReadingProcess.start();
    } catch (cause) {
      // The machine has no memory or no process left, which says nothing of the file.
      const error = new HttpError(503, 'errors.unavailable', {}, 30);
      error.cause = cause;
      throw error;
    }
  }

  #keep(process: ReadingProcess): void {
    if (!process.alive) return;
    const end = () => {
      this.#idle.delete(process);
      process.kill();
    };
    this.#idle.set(process, setTimeout(end, IDLE_MS).unref());
  }
}
