import type { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { privateFolder } from '../disk/private-folder';
import { traceStatements } from '../traces/current';
import { READ_ONLY } from './away';
import { type BrokenDatabase, refuseWhenBroken } from './broken';
import { checkCommits } from './commit-check';
import { type CommitTimes, confirmCommits } from './commits';
import type { Connections } from './connections';
import { DiskFullError, hasNoRoom } from './disk';
import { lockFolder } from './folder-lock';
import { PooledDialect } from './migration-lock';
import { keepPlans, namePrepared } from './prepared';
import type { Replica } from './replica/replica';
import type { Schema } from './schema';
import { lookAtSession } from './session';
import { type Stage, throughStages } from './stages';

/** The database of the portal. */
export interface Database extends Connections {
  /** The replica, which may be read while it is fresh. */
  readonly replica?: Replica;
}

/** How long a call waits for a free connection before it is refused with 503. */
const CONNECTION_TIMEOUT = 10_000;
const KEEP_ALIVE_DELAY = 10_000;
/**
 * The planner's cost of a random page, in sequential ones. PostgreSQL's default of 4 is for spinning disks: it reads
 * a whole table where an index would do. On PostgreSQL the role sets it (settings.ts).
 */
const RANDOM_PAGE_COST = 1.1;

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

interface PostgresOptions {
  /** At most. */
  connections?: number;
  /** For how long commits are waited for; tests shorten them. */
  times?: CommitTimes;
}

/**
 * Opens PostgreSQL at `url`.
 * @param onError called when an idle connection breaks
 */
export function openPostgres(
  url: string,
  onError: (error: Error) => void,
  { connections = 10, times }: PostgresOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: connections,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    // A host that disappears without closing the connection is noticed while a reply of it is awaited.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY,
    application_name: 'cofre',
    // The pool waits for it, which its types do not know.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: lookAtSession,
  });
  // Reported by the connection itself, so also while a transaction holds it; the pool reports idle ones only.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  leaveReadOnly(pool);
  return fromPool(pool, { embedded: false, last: confirmCommits(pool, times) }, async () => {});
}

const A_MINUTE = 60_000;

/**
 * Opens PGlite with the extensions that our indexes need, and waits until it takes queries. Every embedded database
 * of ours is opened by this.
 */
export async function openPglite(options: PGliteOptions): Promise<PGlite> {
  // Node does not wait for PGlite's work on an extension: a process with nothing else to do would end.
  const waiting = setInterval(() => {}, A_MINUTE);
  try {
    const pglite = new PGlite({ ...options, extensions: { pg_trgm } });
    await pglite.waitReady;
    return pglite;
  } finally {
    clearInterval(waiting);
  }
}

/**
 * Closes each connection that takes no writes any more: after a failover it leads to the former primary, and a new
 * one is led to its successor.
 */
function leaveReadOnly(pool: pg.Pool): void {
  const readOnly = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => {
    // What the server says; the client itself tells only whoever has asked the query.
    const { connection } = client as unknown as { connection: EventEmitter };
    connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === READ_ONLY) readOnly.add(client);
    });
  });
  // Before the pool looks whether it can be used again.
  pool.on('release', (_error, client) => {
    if (readOnly.has(client)) void client.end();
  });
}

/**
 * Opens the embedded database: in `folder`, locked for this process, or in memory from a dump (tests).
 * @param onBroken called when it gives itself up; every query is refused from then on
 * @throws FolderInUseError when another process holds the folder, DiskFullError where there is no room for it
 */
export async function openEmbedded(
  source: { folder: string } | { dump: Blob },
  onBroken: (error: BrokenDatabase) => void = () => {},
): Promise<Database> {
  if (!('folder' in source)) return overEmbedded(await openPglite({ loadDataDir: source.dump }), onBroken);
  const { folder } = source;
  await privateFolder(folder);
  const unlock = await lockFolder(folder);
  try {
    const made = await beginMaking(folder);
    const files = join(folder, 'database');
    await privateFolder(files);
    const database = await overEmbedded(await openPglite({ dataDir: files }), onBroken, unlock);
    await made();
    return database;
  } catch (error) {
    await unlock();
    if (await hasNoRoom(folder)) throw new DiskFullError(`No room in ${folder}`, { cause: error });
    throw error;
  }
}

/**
 * Marks a new database as unfinished until it is made: what a full disk or a kill has left half is made anew.
 * @returns how to take the mark away
 */
async function beginMaking(folder: string): Promise<() => Promise<void>> {
  const database = join(folder, 'database');
  const mark = join(folder, 'database.unfinished');
  if (existsSync(mark)) await rm(database, { recursive: true, force: true });
  else if (existsSync(database)) return async () => {};
  else await writeFile(mark, '', { mode: 0o600 });
  return () => rm(mark, { force: true });
}

async function overEmbedded(
  pglite: PGlite,
  onBroken: (error: BrokenDatabase) => void,
  unlock = async () => {},
): Promise<Database> {
  await pglite.exec(`set random_page_cost = ${RANDOM_PAGE_COST}`);
  let broken = false;
  refuseWhenBroken(pglite, (error) => {
    broken = true;
    onBroken(error);
  });
  return fromPool(poolOver(pglite), { embedded: true, last: failAfterError }, async () => {
    // A broken database writes nothing any more: the next process recovers it from its log.
    if (!broken) await pglite.close();
    await unlock();
  });
}

/** A pool over the one connection that an embedded database has. Never call its `query()`. */
export function poolOver(pglite: PGlite): pg.Pool {
  const pool = new pg.Pool(
    Object.assign(createPgConfig(pglite), {
      types,
      max: 1,
      // The connection is never given up; whoever waits for it too long has met a deadlock of our own making.
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: CONNECTION_TIMEOUT,
    }),
  );
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  return pool;
}

/** What comes after a failure, a rollback say, fails for the same reason; node-postgres would put another over it. */
const failAfterError: Stage = (client, send) => {
  let failure: Error | undefined;
  client.on('error', (error) => (failure = error));
  return (statement) => (failure === undefined ? send(statement) : Promise.reject(failure));
};

/** @param last the stage that a statement passes last */
function fromPool(
  pool: pg.Pool,
  { embedded, last }: { embedded: boolean; last: Stage },
  afterwards: () => Promise<void>,
): Database {
  if (embedded) pool.on('connect', keepPlans);
  const stages: readonly Stage[] = [checkCommits(() => db), traceStatements, namePrepared, last];
  const dialect = embedded
    ? new PostgresDialect({ pool: throughStages(pool, stages) })
    : new PooledDialect(pool, stages);
  const db = new Kysely<Schema>({ dialect });
  return {
    db,
    embedded,
    connections: pool.options.max,
    load: () => ({
      held: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      await db.destroy();
      await afterwards();
    },
  };
}
