import { sql } from 'kysely';
import type { Database } from '../open';
import { UNFLUSHED } from '../unflushed';

/**
 * Notes that a person has written, before it is answered: from here on it reads from the replica only what is no older,
 * on any server. Without a replica nobody needs to know. Never fails, because the write itself is done; that it could not
 * be noted stands in the log and in a metric.
 *
 * It is a transaction of its own that waits for no disk and no standby, so that notes of one person never wait for long.
 * @param ahead seconds by which the note is later than now: for work that is committed after it
 */
export async function noteWrite({ db, replica }: Database, userId: number, ahead = 0): Promise<void> {
  if (replica === undefined) return;
  await sql`insert into last_write (user_id, at)
    values (${userId}, clock_timestamp() + ${ahead} * interval '1 second')
    on conflict (user_id) do update set at = greatest(last_write.at, excluded.at)
    returning ${UNFLUSHED}`
    .execute(db)
    .catch((error: Error) => replica.missNote(error));
}
