import { sql } from 'kysely';
import { RESET, SIGN_IN } from '../../../contract/limits';
import { UNFLUSHED } from '../db/unflushed';
import { Refusal } from '../http/refusal';
import type { Portal } from '../portal';
import { latestBy } from '../time/clocks';
import { networkOf } from './network-of';

/** What is counted, each by itself: whoever has forgotten a password and failed to sign in may still ask for a link. */
const MOST = {
  'sign-in': { byLogin: SIGN_IN.failuresPerLogin, byAddress: SIGN_IN.failuresPerAddress },
  reset: { byLogin: RESET.requestsPerLogin, byAddress: RESET.requestsPerAddress },
};

/**
 * LOG-02: counts a try as failed before the password is looked at, so that a hundred tries at once are not a
 * hundred tries for free; `forgive` takes it back when the person got in.
 * @returns the id to forgive
 * @throws Refusal 429 where the login or the address has used up its failures, or its requests for a link
 */
export async function reserveTry(
  portal: Portal,
  purpose: keyof typeof MOST,
  login: string,
  from: string,
): Promise<number> {
  const id =
    (await reserve(portal, purpose, login, from)) ??
    ((await forgetTriesOfTheFuture(portal)) ? await reserve(portal, purpose, login, from) : null);
  if (id === null) throw new Refusal(429, 'errors.tooManyRequests', {}, SIGN_IN.windowMinutes * 60);
  return id;
}

async function reserve(
  portal: Portal,
  purpose: keyof typeof MOST,
  login: string,
  from: string,
): Promise<number | null> {
  const { byLogin, byAddress } = MOST[purpose];
  const now = portal.now();
  const since = new Date(now.getTime() - SIGN_IN.windowMinutes * 60_000);
  const { rows } = await sql<{ id: number | null }>`select reserve_try(${purpose},
    ${login}, ${networkOf(from)}, ${now.toISOString()}::timestamptz, ${since.toISOString()}::timestamptz,
    ${byLogin}, ${byAddress}) as id`.execute(portal.database.db);
  return rows[0]?.id ?? null;
}

/**
 * What a clock that ran ahead has counted would keep doors shut until its moment comes. Asked for only where a door is
 * shut, as this is rare.
 * @returns whether there was any
 */
async function forgetTriesOfTheFuture({ database: { db }, now }: Portal): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_failure')
    .where('at', '>', latestBy(now()))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The person got in: this try and the login's earlier ones no longer count. */
export async function forgive(portal: Portal, id: number, login: string): Promise<void> {
  await portal.database.db
    .deleteFrom('sign_in_failure')
    .where('purpose', '=', 'sign-in')
    .where((eb) => eb.or([eb('id', '=', id), eb('login', '=', login)]))
    .returning(UNFLUSHED.as('unflushed'))
    .execute();
}

/** What the door remembers only for a while is thrown out; called now and then by the running server. */
export async function forgetOldTries(portal: Portal): Promise<void> {
  const {
    database: { db },
    now,
  } = portal;
  await forgetTriesOfTheFuture(portal);
  const windowStart = new Date(now().getTime() - SIGN_IN.windowMinutes * 60_000);
  await db.deleteFrom('sign_in_failure').where('at', '<', windowStart).execute();
  await db.deleteFrom('robot_check_used').where('expires_at', '<', now()).execute();
  await db.deleteFrom('rate_limit').where('resets_at', '<', now()).execute();
  await db.deleteFrom('refresh_token').where('expires_at', '<', now()).execute();
}
