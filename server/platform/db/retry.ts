import { setTimeout as pause } from 'node:timers/promises';
import { HttpError } from '../errors/http-error';

/**
 * The failures that another writer may cause and another attempt may get past: PostgreSQL's deadlock and
 * serialization failure.
 */
const CROSSED = ['40P01', '40001'];
const TRIES = 5;
/** The longest pause before the second attempt, in milliseconds; it doubles. */
const PAUSE = 25;

/**
 * Runs work up to five times where another writer gets in its way.
 * @param work leaves nothing behind when it fails: a database transaction
 * @throws HttpError 503 when every attempt failed like this; any other error of `work` at once
 */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (!CROSSED.includes((error as { code?: string }).code ?? '')) throw error;
    }
    // Both sides of a deadlock would meet again at the same moment.
    if (tried < TRIES) await pause(Math.random() * PAUSE * 2 ** tried);
  }
  throw new HttpError(503, 'errors.unavailable', {}, 1);
}
