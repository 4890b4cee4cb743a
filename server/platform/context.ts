import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Database } from './db/open';
import type { JobSignal } from './jobs/signal';
import type { Metrics } from './metrics/metrics';

/** What every part of the server is given: nothing is global, so that tests run many portals in one process. */
export interface AppContext {
  readonly config: Config;
  readonly database: Database;
  /** The signing key. */
  readonly secret: string;
  /** Signing keys of before, newest first: what they have signed is still accepted. */
  readonly olderSecrets: readonly string[];
  /** The keys of the terminals' gateway; without any, the feed refuses every call. */
  readonly feedKeys: readonly string[];
  /** The present instant; tests set it. */
  readonly now: () => Date;
  /** Wakes the workers when a job was enqueued, so that it does not wait for their next look. */
  readonly jobSignal: JobSignal;
  /** What the operator's metrics are made of; absent where nobody reads any. */
  readonly metrics?: Metrics | undefined;
}

export type Log = FastifyBaseLogger;
