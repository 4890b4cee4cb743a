import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockFolder } from './folder-lock';
import type { Schema } from './schema';

export type Db = Kysely<Schema>;

export interface Database {
  readonly db: Db;
  /** PGlite in this process: one connection, one process. */
  readonly embedded: boolean;
  close(): Promise<void>;
}

/** How long a call waits for a free connection before it is refused with 503. */
const CONNECTION_TIMEOUT = 10_000;
/** Ordinary calls are short; reports raise this for themselves. */
const STATEMENT_TIMEOUT = 30_000;

const parsers: Record<number, (text: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  // numeric(15,2) has 15 significant digits, which a double carries exactly.
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.DATE]: (text) => text,
  // The network's wall clock: never a JavaScript Date, which would give it a zone.
  [pg.types.builtins.TIMESTAMP]: (text) => text.replace(' ', 'T'),
};

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format),
};

/** Opens PostgreSQL at `url`; `onError` hears of connections that break while they idle. */
export function openPostgres(url: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    // Times of the network carry no zone and its instants are read as UTC, whatever the cluster is set to.
    options: '-c timezone=UTC',
    application_name: 'cofre',
  });
  // Told by the connection itself, also while a transaction holds it; the pool hears of idle ones only.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  return fromPool(pool, false, async () => {});
}

/**
 * Opens the embedded database: in `folder`, locked for this process, or in memory from a dump (tests).
 * @throws FolderInUseError when another process holds the folder
 */
export async function openEmbedded(source: { folder: string } | { dump: Blob }): Promise<Database> {
  let pglite: PGlite;
  let unlock = async () => {};
  if ('folder' in source) {
    await mkdir(source.folder, { recursive: true });
    unlock = await lockFolder(source.folder);
    pglite = new PGlite(join(source.folder, 'database'));
  } else {
    pglite = new PGlite({ loadDataDir: source.dump });
  }
  try {
    await pglite.waitReady;
  } catch (error) {
    await unlock();
    throw error;
  }
  return fromPool(poolOver(pglite), true, async () => {
    await pglite.close();
    await unlock();
  });
}

/** A pool over the one connection that an embedded database has. Never call its `query()`. */
export function poolOver(pglite: PGlite): pg.Pool {
  return new pg.Pool(
    Object.assign(createPgConfig(pglite), {
      types,
      max: 1,
      // The connection is never given up; whoever waits for it too long has met a deadlock of our own making.
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: CONNECTION_TIMEOUT,
    }),
  );
}

function fromPool(pool: pg.Pool, embedded: boolean, afterwards: () => Promise<void>): Database {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    embedded,
    close: async () => {
      await db.destroy();
      await afterwards();
    },
  };
}
