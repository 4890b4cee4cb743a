import { sql } from 'kysely';
import { KNOWN_ORIGIN_DAYS } from '../../../contract/session';
import type { AppContext } from '../../platform/context';
import { purgeOldAttempts } from '../../platform/credentials/attempts';
import { daysBefore } from '../../platform/time/clocks';

/** Sessions that one statement deletes, so that nobody who signs in waits for it. */
const AT_ONCE = 1000;

/** Throws out what sign-ins leave behind: attempts, tokens, and sessions for which no token is good any more. */
export async function purgeSignIns(context: AppContext): Promise<void> {
  await purgeOldAttempts(context);
  await purgeOldSessions(context);
}

/** A session stays as long as the browser from which it was begun is known. */
async function purgeOldSessions({ database: { db }, now }: AppContext): Promise<void> {
  const before = daysBefore(now(), KNOWN_ORIGIN_DAYS);
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from user_session where id in (
        select id from user_session s where started_at < ${before}::timestamptz
          and not exists (select from refresh_token where session_id = s.id)
        order by started_at limit ${AT_ONCE}::int)`.execute(db);
    if (numAffectedRows < BigInt(AT_ONCE)) return;
  }
}
