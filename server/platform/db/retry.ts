import { setTimeout as pause } from 'node:timers/promises';
import { HttpError } from '../http/http-error';

/** What another writer's work may cause, and another try may get past: PostgreSQL's deadlock and serialization failure. */
const CROSSED = ['40P01', '40001'];
const TRIES = 5;
/** The longest pause before the second try, in milliseconds; it doubles. */
const PAUSE = 25;

/**
 * Does what another writer may get in the way of, up to five times.
 * @param work leaves nothing behind when it fails: a database transaction
 * @throws HttpError 503 when each try was crossed; what else `work` throws at once
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
