import { sql } from 'kysely';
import type { AppContext } from '../../platform/context';
import { purgeOldAttempts } from '../../platform/credentials/attempts';
import { purgeRows } from '../../platform/retention/purge';
import { keptSince } from '../../platform/retention/settings';

/** A session that a token still renews goes on, however old it is. */
const hasToken = sql`exists (select from refresh_token where session_id = user_session.id)`;

/**
 * Mails to a person go by the language of the newest session, so that one stays: without it the mail of a sign-in from a
 * new browser would speak the language of that browser, which may be an intruder's.
 */
const hasNewer = sql`exists (
  select from user_session newer where newer.user_id = user_session.user_id
    and (newer.started_at, newer.id) > (user_session.started_at, user_session.id))`;

/**
 * Throws out what sign-ins leave behind: attempts, tokens, and sessions for which no token is good any more, but the newest
 * of each person.
 */
export async function purgeSignIns(context: AppContext): Promise<void> {
  await purgeOldAttempts(context);
  // A session that is over asks its provider nothing more, and keeps none of its tokens.
  await purgeRows(
    context,
    'sign_on_session',
    sql`session_id in (select id from user_session where ended_at is not null or not ${hasToken})`,
  );
  await purgeRows(
    context,
    'user_session',
    sql`started_at < ${keptSince(context, 'sessions')}::timestamptz and not ${hasToken} and ${hasNewer}`,
  );
}
