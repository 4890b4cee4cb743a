import { sql } from 'kysely';
import { REPORT_SERVER_TIMEOUT } from '../../../contract/operation';
import type { ReportSemaphore } from '../concurrency/report-semaphore';
import { openMoment } from './citus/moment';
import { isSpread } from './citus/spread';
import type { Db } from './connections';
import type { Database } from './open';
import { beginReading, type Reader, readFresh } from './replica/reading';
import type { Source } from './replica/replica';

/**
 * Runs reads that agree with each other because they are of one position. One PostgreSQL needs nothing around them; the
 * nodes of a cluster have the rows of a position a moment after it.
 */
export async function atPosition<T>(db: Db, read: (db: Db) => Promise<T>): Promise<T> {
  return (await isSpread(db)) ? inSnapshot(db, read) : read(db);
}

/** Who asks for a report, and until when somebody waits for it. */
interface ReportCall {
  principal: Reader & { id: number };
  signal: AbortSignal;
}

/** Runs reads that have to be consistent: in a read-only transaction, on one snapshot, of all nodes where there are some. */
export async function inSnapshot<T>(db: Db, read: (trx: Db) => Promise<T>): Promise<T> {
  const spread = await isSpread(db);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      if (spread) await openMoment(trx);
      return read(trx);
    });
}

/**
 * Runs a report in a read-only transaction that sees one snapshot, of the replica where that is fresh enough, with the
 * time that reports may take, the waiting for its turn included (a longer one is answered 504). When `signal` is
 * aborted, because the reader has gone, PostgreSQL stops the query; the embedded database finishes the statement that
 * runs and starts no further one.
 *
 * @param reports of whose permits it takes one, so that others have connections too
 * @throws HttpError 429 where the person has too many reports under way
 */
export function readingReport<T>(
  database: Database,
  reports: ReportSemaphore,
  { principal, signal }: ReportCall,
  read: (trx: Db) => Promise<T>,
): Promise<T> {
  const began = performance.now();
  // Never 0, which is no limit to PostgreSQL: what waited for its turn or a replica for all of the time is ended at once.
  const left = () => Math.max(1, REPORT_SERVER_TIMEOUT - Math.round(performance.now() - began));
  return reports.run(principal.id, signal, () =>
    readFresh(database, principal, (source) => readInSnapshot(source, signal, left(), read)),
  );
}

async function readInSnapshot<T>(
  source: Source,
  signal: AbortSignal,
  timeout: number,
  read: (trx: Db) => Promise<T>,
): Promise<T> {
  const { db, embedded } = source;
  return inSnapshot(db, async (trx) => {
    signal.throwIfAborted();
    const pid = await beginReading(trx, source, timeout);
    if (embedded) return read(trx);
    let cancelled: Promise<unknown> = Promise.resolve();
    const cancel = () => {
      // Best effort on another connection to the same server: where it fails, the time-out ends the query.
      cancelled = sql`select pg_cancel_backend(${pid})`.execute(db).catch(() => {});
    };
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return await read(trx);
    } finally {
      signal.removeEventListener('abort', cancel);
      // The connection must not be given to somebody else while the cancellation is under way.
      await cancelled;
    }
  });
}
