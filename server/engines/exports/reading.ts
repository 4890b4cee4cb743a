import { sql } from 'kysely';
import type { ReportSemaphore } from '../../platform/concurrency/report-semaphore';
import type { Semaphore } from '../../platform/concurrency/semaphore';
import { openMoment } from '../../platform/db/citus/moment';
import { isSpread } from '../../platform/db/citus/spread';
import type { Db } from '../../platform/db/connections';
import type { Database } from '../../platform/db/open';
import { beginReading } from '../../platform/db/replica/reading';
import type { Source } from '../../platform/db/replica/replica';

/** Runs one query of a long reading. Inside it only `trx` is used. */
export type Read = <T>(query: (trx: Db) => Promise<T>) => Promise<T>;

/** What a reading waits for: a permit of those for all files, and one of those for the reports and files of its person. */
interface Turn {
  all: Semaphore;
  own: ReportSemaphore;
  personId: number;
}

interface OpenRead {
  read: Read;
  /** Gives back what the reading holds, however it ended. */
  close: () => Promise<void>;
}

/** A file waits so long for the replica. */
const CATCH_UP_MS = 2000;

/** A query may take this long; with the waiting in line the first byte still comes within 100 seconds. */
const QUERY_TIMEOUT = 60_000;

/**
 * Opens a reading of many queries.
 *
 * PostgreSQL: one read-only transaction, so that all queries see one snapshot. It holds a connection as long as
 * the file takes; therefore there are only so many permits, for all and for a person, and the pool stays open for everybody else. When
 * `signal` is aborted, PostgreSQL stops the query that runs. It is one of the replica, where that gets to the present
 * within a moment: a file is never older than what its reader has seen.
 *
 * Embedded: every query has a short transaction of its own, because there is one connection for everybody, and a
 * slow reader must not hold it; a person has one of them at a time. What the queries have to agree on they bound themselves.
 */
export async function openReading(
  database: Database,
  { all, own, personId }: Turn,
  signal: AbortSignal,
): Promise<OpenRead> {
  const { db, embedded } = database;
  if (embedded) {
    const readInTransaction: Read = (query) =>
      db.transaction().execute((trx) => {
        signal.throwIfAborted();
        return query(trx);
      });
    // Once begun a file is not refused: it waits for as long as somebody reads it.
    const read: Read = (query) =>
      own.run(personId, signal, () => readInTransaction(query), Number.POSITIVE_INFINITY);
    return { read, close: async () => {} };
  }
  const release = await bothOf(
    () => own.acquire(personId, signal),
    () => all.acquire(signal),
  );
  try {
    const { read, close } = await openFresh(database, signal);
    return { read, close: () => close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

/** Acquires two permits; releases the first one where there is none of the second. */
async function bothOf(
  first: () => Promise<() => void>,
  second: () => Promise<() => void>,
): Promise<() => void> {
  const releaseFirst = await first();
  try {
    const releaseSecond = await second();
    return () => {
      releaseSecond();
      releaseFirst();
    };
  } catch (error) {
    releaseFirst();
    throw error;
  }
}

async function openFresh(database: Database, signal: AbortSignal): Promise<OpenRead> {
  const { replica } = database;
  const source = (await replica?.caughtUp(CATCH_UP_MS)) ?? null;
  if (replica !== undefined && source !== null) {
    try {
      const reading = await openSnapshot(source, signal);
      replica.reads.replica += 1;
      return reading;
    } catch (error) {
      if (!replica.isForPrimary(error)) throw error;
    }
  }
  if (replica !== undefined) replica.reads.primary += 1;
  return openSnapshot(database, signal);
}

async function openSnapshot(source: Source, signal: AbortSignal): Promise<OpenRead> {
  const { db } = source;
  const spread = await isSpread(db);
  const trx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  let running = false;
  let cancelled: Promise<unknown> = Promise.resolve();
  let pid = 0;
  const cancel = () => {
    // Best effort on another connection: where it fails, the time-out ends the query.
    if (running) cancelled = sql`select pg_cancel_backend(${pid})`.execute(db).catch(() => {});
  };
  const read: Read = async (query) => {
    signal.throwIfAborted();
    running = true;
    try {
      return await query(trx);
    } finally {
      running = false;
    }
  };
  const close = async () => {
    signal.removeEventListener('abort', cancel);
    // First the cancelling: it must not meet whoever is given the connection next.
    await cancelled;
    // A rollback fails where the connection is gone, and then its transaction is gone as well.
    await trx
      .rollback()
      .execute()
      .catch(() => {});
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    if (spread) await openMoment(trx);
    pid = await beginReading(trx, source, QUERY_TIMEOUT);
    return { read, close };
  } catch (error) {
    await close();
    throw error;
  }
}
