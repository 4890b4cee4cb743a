import { type RawBuilder, sql } from 'kysely';
import { RESET, SIGN_IN } from '../../../contract/limits';
import type { AppContext } from '../context';
import { UNFLUSHED } from '../db/unflushed';
import { HttpError } from '../http/http-error';
import { latestBy } from '../time/clocks';
import { networkOf } from './network-of';

/** What is counted, each by itself: whoever has forgotten a password and failed to sign in may still ask for a link. */
const MOST = {
  'sign-in': { byLogin: SIGN_IN.failuresPerLogin, byAddress: SIGN_IN.failuresPerAddress },
  reset: { byLogin: RESET.requestsPerLogin, byAddress: RESET.requestsPerAddress },
};

/**
 * LOG-02: counts an attempt as failed before the password is checked, so that a hundred attempts at the same moment are
 * not a hundred that nobody counts; `forgive` takes it back when the person got in.
 * @returns the id to forgive
 * @throws HttpError 429 where the login or the address has used up its failures, or its requests for a link
 */
export async function reserveAttempt(
  context: AppContext,
  purpose: keyof typeof MOST,
  login: string,
  from: string,
): Promise<number> {
  const reserve = async () => {
    const attempt = reservedAttempt(context, purpose, login, from);
    const { rows } = await sql<{ id: number | null }>`select ${attempt} as id`.execute(context.database.db);
    return rows[0]?.id ?? null;
  };
  const id = (await reserve()) ?? ((await forgetAttemptsOfTheFuture(context)) ? await reserve() : null);
  if (id === null) throw new HttpError(429, 'errors.tooManyRequests', {}, SIGN_IN.windowMinutes * 60);
  return id;
}

/** An expression that counts an attempt; its value is the attempt's id, or `null` where there were too many. */
export function reservedAttempt(
  context: AppContext,
  purpose: keyof typeof MOST,
  login: string,
  from: string,
): RawBuilder<number | null> {
  const { byLogin, byAddress } = MOST[purpose];
  const now = context.now();
  const since = new Date(now.getTime() - SIGN_IN.windowMinutes * 60_000);
  return sql`reserve_try(${purpose}, ${login}, ${networkOf(from)}, ${now.toISOString()}::timestamptz,
    ${since.toISOString()}::timestamptz, ${byLogin}, ${byAddress})`;
}

/**
 * What a clock that ran ahead has counted would keep doors shut until its moment comes. Asked for only where a door is
 * shut, as this is rare.
 * @returns whether there was any
 */
async function forgetAttemptsOfTheFuture({ database: { db }, now }: AppContext): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_failure')
    .where('at', '>', latestBy(now()))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The person got in: this attempt and the login's earlier ones no longer count. */
export async function forgive(context: AppContext, id: number, login: string): Promise<void> {
  await sql`${forgottenFailures(id, login)} returning ${UNFLUSHED}`.execute(context.database.db);
}

/** The statement that forgets the failures, for others to be added to. */
export const forgottenFailures = (id: number, login: string) => sql`
  delete from sign_in_failure where purpose = 'sign-in' and (id = ${id}::bigint or login = ${login})`;

/** What the door remembers only for a while is thrown out; called now and then by the running server. */
export async function forgetOldAttempts(context: AppContext): Promise<void> {
  const {
    database: { db },
    now,
  } = context;
  await forgetAttemptsOfTheFuture(context);
  const windowStart = new Date(now().getTime() - SIGN_IN.windowMinutes * 60_000);
  await db.deleteFrom('sign_in_failure').where('at', '<', windowStart).execute();
  await db.deleteFrom('robot_check_used').where('expires_at', '<', now()).execute();
  await db.deleteFrom('rate_limit').where('resets_at', '<', now()).execute();
  await db.deleteFrom('refresh_token').where('expires_at', '<', now()).execute();
}
