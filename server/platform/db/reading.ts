import { sql } from 'kysely';
import { REPORT_SERVER_TIMEOUT } from '../../../contract/operation';
import type { ReportSemaphore } from '../concurrency/report-semaphore';
import type { Database, Db } from './open';

/** Who asks for a report, and until when somebody waits for it. */
interface Asking {
  principal: { id: number };
  signal: AbortSignal;
}

/** Does reads that have to agree with one another: in a read-only transaction, on one snapshot. */
export function inSnapshot<T>(db: Db, read: (trx: Db) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

/**
 * Runs a report in a read-only transaction that sees one snapshot, with the time that reports may take, the waiting for
 * its turn included (a longer one is answered 504). When `signal` is aborted, because the reader has gone, PostgreSQL stops the query; the
 * embedded database finishes the statement that runs and starts no further one.
 *
 * @param reports of whose permits it takes one, so that others have connections too
 * @throws HttpError 429 where the person has too many reports under way
 */
export function readingReport<T>(
  database: Database,
  reports: ReportSemaphore,
  { principal, signal }: Asking,
  read: (trx: Db) => Promise<T>,
): Promise<T> {
  const asked = performance.now();
  return reports.run(principal.id, signal, () =>
    readInSnapshot(database, signal, REPORT_SERVER_TIMEOUT - Math.round(performance.now() - asked), read),
  );
}

async function readInSnapshot<T>(
  database: Database,
  signal: AbortSignal,
  timeout: number,
  read: (trx: Db) => Promise<T>,
): Promise<T> {
  return inSnapshot(database.db, async (trx) => {
    signal.throwIfAborted();
    await sql`set local statement_timeout = ${sql.lit(timeout)}`.execute(trx);
    if (database.embedded) return read(trx);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    const cancel = () => {
      // Best effort on another connection: where it fails, the time-out ends the query.
      sql`select pg_cancel_backend(${rows[0]?.pid})`.execute(database.db).catch(() => {});
    };
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return await read(trx);
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  });
}
