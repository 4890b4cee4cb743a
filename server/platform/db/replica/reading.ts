import { sql } from 'kysely';
import type { Db } from '../connections';
import type { Database } from '../open';
import { NotReplayed, type Source } from './replica';

/** Who reads. */
export interface Reader {
  /** By the primary's clock; `null`: nothing yet. Absent for those who always read from the primary. */
  readonly lastWrite?: Date | null;
}

/**
 * Reads from the replica, where that is fresh enough for the reader, and else from the primary; from there as well what
 * the replica could not answer.
 * @param read may be done twice
 */
export async function readFresh<T>(
  database: Database,
  { lastWrite }: Reader,
  read: (source: Source) => Promise<T>,
): Promise<T> {
  const { replica } = database;
  const source = lastWrite === undefined ? null : (replica?.sourceFor(lastWrite) ?? null);
  if (replica !== undefined && source !== null) {
    try {
      const answer = await beforeGone(replica.gone, read(source));
      replica.reads.replica += 1;
      return answer;
    } catch (error) {
      if (!replica.isForPrimary(error)) throw error;
    }
  }
  if (replica !== undefined) replica.reads.primary += 1;
  return read(database);
}

/** A replica that vanished without a word would leave its readers waiting. */
async function beforeGone<T>(gone: AbortSignal, reading: Promise<T>): Promise<T> {
  let leave = () => {};
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(new NotReplayed('the replica is away'));
  });
  gone.addEventListener('abort', leave);
  try {
    return await Promise.race([reading, left]);
  } finally {
    gone.removeEventListener('abort', leave);
    reading.catch(() => {});
  }
}

/**
 * Begins a reading in its transaction, which sees one snapshot from here on.
 * @param timeout of each of its statements, in milliseconds; without one that of the role
 * @returns the process that does it, to be cancelled at the same source
 * @throws NotReplayed where this connection leads to a replica that is further behind
 */
export async function beginReading(trx: Db, { replayed }: Source, timeout?: number): Promise<number> {
  const limit =
    timeout === undefined ? sql`null` : sql`set_config('statement_timeout', ${String(timeout)}, true)`;
  const fresh =
    replayed === undefined
      ? sql`true`
      : sql`coalesce(pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${replayed}::pg_lsn, false)`;
  const { rows } = await sql<{ pid: number; fresh: boolean }>`
    select pg_backend_pid() as pid, ${fresh} as fresh, ${limit}`.execute(trx);
  if (!rows[0]?.fresh) throw new NotReplayed('the replica is further behind than it was');
  return rows[0].pid;
}

/**
 * Reads a list with its total. On the primary nothing is put around it: it is one statement.
 * @param read only reads, and only on what it is given
 */
export function readList<T>(database: Database, reader: Reader, read: (db: Db) => Promise<T>): Promise<T> {
  return readFresh(database, reader, (source) =>
    source.replayed === undefined
      ? read(source.db)
      : source.db
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute(async (trx) => {
            await beginReading(trx, source);
            return read(trx);
          }),
  );
}
