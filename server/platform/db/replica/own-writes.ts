import { sql } from 'kysely';
import type { Database, Db } from '../open';
import { UNFLUSHED } from '../unflushed';

/** A transaction that takes longer from here to its commit has been given up. */
const UNTIL_COMMITTED_SECONDS = 60;

/**
 * Notes that a person has written, before it is answered: from here on it reads from the replica only what is no older,
 * on any server. Without a replica nobody needs to know. Never fails: where it cannot be noted, nothing can be read either.
 */
export async function noteWrite({ db, replica }: Database, userId: number): Promise<void> {
  if (replica === undefined) return;
  await sql`${noting(userId, 0)} returning ${UNFLUSHED}`.execute(db).catch(() => {});
}

/** The same for work that goes on without its person, in the transaction of the work: ahead of its commit. */
export async function noteWriteIn(trx: Db, { replica }: Database, userId: number): Promise<void> {
  if (replica !== undefined) await noting(userId, UNTIL_COMMITTED_SECONDS).execute(trx);
}

/** @param ahead seconds by which the note is later than now */
function noting(userId: number, ahead: number) {
  return sql`insert into last_write (user_id, at)
    values (${userId}, clock_timestamp() + ${ahead} * interval '1 second')
    on conflict (user_id) do update set at = greatest(last_write.at, excluded.at)`;
}
