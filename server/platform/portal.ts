import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { Database } from './db/open';
import type { Bell } from './jobs/bell';

/** What every part of the server is given: nothing is global, so that tests run many portals in one process. */
export interface Portal {
  readonly config: Config;
  readonly database: Database;
  /** The signing key. */
  readonly secret: string;
  /** The keys of the terminals' gateway; without any, the feed takes nothing. */
  readonly feedKeys: readonly string[];
  /** The present instant; tests set it. */
  readonly now: () => Date;
  /** Rung when a job was enqueued, so that it need not wait until somebody looks. */
  readonly bell: Bell;
}

export type Log = FastifyBaseLogger;
