import type { z } from 'zod';
import type { Log } from '../context';

/** A queue with workers of its own. `receivers`: jobs that wait for machines which others operate. */
export type JobQueue = 'receivers';

/** A kind of work that outlives the request that causes it. */
export interface JobKind<Payload> {
  readonly name: string;
  /** The stored payload: which records the job is about, and never a secret. */
  readonly payload: z.ZodType<Payload>;
  /** How often it is attempted before it rests as failed. */
  readonly attempts: number;
  /** How long one attempt may take. */
  readonly seconds: number;
  /**
   * The queue whose workers run it; absent: the general one. Jobs that wait for machines of others have a queue of
   * their own.
   */
  readonly queue?: JobQueue;
}

/** Does the jobs of a kind, as a worker sees it. */
export interface JobHandler extends Omit<JobKind<unknown>, 'payload'> {
  /** @param log for what whoever operates it has to know, and no failure of the job says */
  run(payload: unknown, signal: AbortSignal, log?: Log): Promise<void>;
}

/**
 * Says how jobs of a kind are done. A job may run a second time, when a server dies after the work and before it has
 * said so: whoever writes rows makes sure that they are written once.
 * @param run ends when the work is done, and gives up where `signal` is aborted
 */
export function jobHandler<Payload>(
  { payload, ...kind }: JobKind<Payload>,
  run: (payload: Payload, signal: AbortSignal, log?: Log) => Promise<void>,
): JobHandler {
  return { ...kind, run: async (stored, signal, log) => run(payload.parse(stored), signal, log) };
}

/** Thrown by a job that no further attempt can help. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}
