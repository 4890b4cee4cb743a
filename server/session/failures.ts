import { sql } from 'kysely';
import { SIGN_IN } from '../../contract/limits';
import { UNFLUSHED } from '../db/unflushed';
import { Refusal } from '../http/refusal';
import type { Portal } from '../portal';
import { networkOf } from './network-of';

/**
 * LOG-02: counts a try as failed before the password is looked at, so that a hundred tries at once are not a
 * hundred tries for free; `forgive` takes it back when the person got in.
 * @returns the id to forgive
 * @throws Refusal 429 where the login or the address has used up its failures
 */
export async function reserveTry(portal: Portal, login: string, from: string): Promise<number> {
  const now = portal.now();
  const since = new Date(now.getTime() - SIGN_IN.windowMinutes * 60_000);
  const { rows } = await sql<{ id: number | null }>`select reserve_sign_in_try(
    ${login}, ${networkOf(from)}, ${now.toISOString()}::timestamptz, ${since.toISOString()}::timestamptz,
    ${SIGN_IN.failuresPerLogin}, ${SIGN_IN.failuresPerAddress}) as id`.execute(portal.database.db);
  const id = rows[0]?.id ?? null;
  if (id === null) throw new Refusal(429, 'errors.tooManyRequests', {}, SIGN_IN.windowMinutes * 60);
  return id;
}

/** The person got in: this try and the login's earlier ones no longer count. */
export async function forgive(portal: Portal, id: number, login: string): Promise<void> {
  await portal.database.db
    .deleteFrom('sign_in_failure')
    .where((eb) => eb.or([eb('id', '=', id), eb('login', '=', login)]))
    .returning(UNFLUSHED.as('unflushed'))
    .execute();
}

/** What the door remembers only for a while is thrown out; called now and then by the running server. */
export async function forgetOldTries({ database: { db }, now }: Portal): Promise<void> {
  const windowStart = new Date(now().getTime() - SIGN_IN.windowMinutes * 60_000);
  await db.deleteFrom('sign_in_failure').where('at', '<', windowStart).execute();
  await db.deleteFrom('robot_check_used').where('expires_at', '<', now()).execute();
  await db.deleteFrom('rate_limit').where('resets_at', '<', now()).execute();
  await db.deleteFrom('refresh_token').where('expires_at', '<', now()).execute();
}
