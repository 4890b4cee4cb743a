import type { Kysely } from 'kysely';
import type { Schema } from './schema';

export type Db = Kysely<Schema>;

/** Connections to a database, and how to query by them. */
export interface Connections {
  readonly db: Db;
  /** PGlite in this process: one connection, one process. */
  readonly embedded: boolean;
  /** So many queries run at the same time. */
  readonly connections: number;
  /** Connections that somebody holds, those that are free, and those who wait for one. */
  load(): { held: number; idle: number; waiting: number };
  close(): Promise<void>;
}
