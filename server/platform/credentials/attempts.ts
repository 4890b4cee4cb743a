import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { RESET } from '../../../contract/password';
import { KNOWN_ORIGIN_DAYS, SIGN_IN } from '../../../contract/session';
import { noteSecurityEvent } from '../audit/security-event';
import type { AppContext } from '../context';
import { UNFLUSHED } from '../db/unflushed';
import { HttpError } from '../errors/http-error';
import { networkOf } from '../principal/network-of';
import { purgeRows } from '../retention/purge';
import { daysBefore, latestBy } from '../time/clocks';

/** What is counted, each by itself: whoever has forgotten a password and failed to sign in may still ask for a link. */
const MOST = {
  'sign-in': { byLogin: SIGN_IN.failuresPerLogin, byAddress: SIGN_IN.failuresPerAddress },
  reset: { byLogin: RESET.requestsPerLogin, byAddress: RESET.requestsPerAddress },
  current: { byLogin: SIGN_IN.failuresPerLogin, byAddress: SIGN_IN.failuresPerAddress },
  factor: { byLogin: SIGN_IN.failuresPerLogin, byAddress: SIGN_IN.failuresPerAddress },
  proof: { byLogin: SIGN_IN.failuresPerLogin, byAddress: SIGN_IN.failuresPerAddress },
};
export type AttemptPurpose = keyof typeof MOST;

/** Who attempts it, and from where. */
interface Attempted {
  login: string;
  address: string;
  /** The hash of the browser's cookie, `null` where it has none; of somebody who is signed in, the session. */
  browser: string | null;
}

/** An attempt that counts as failed until it is forgiven. */
export interface ReservedAttempt {
  id: number;
  /** What has used up its attempts with this one. */
  closes: 'login' | 'address' | null;
}

/** What `reserve_attempt` returns; without an id the attempt is refused until `closed_until`. */
interface Reservation {
  id: number | null;
  closed_until: Date | null;
  closes: ReservedAttempt['closes'];
}

/**
 * LOG-02: counts an attempt as failed before the password is checked, so that a hundred attempts at the same moment are
 * not a hundred that nobody counts; `forgive` takes it back when the person got in.
 * @throws HttpError 429 where the login or the address has used up its failures, or its requests for a link
 */
export async function reserveAttempt(
  context: AppContext,
  purpose: AttemptPurpose,
  attempted: Attempted,
): Promise<ReservedAttempt> {
  const reserve = async () => {
    const { rows } = await sql<Reservation & { known: string | null }>`
      select r.id, r.closed_until, r.closes, u.login as known from (select) as one
      left join portal_user u on u.login = ${attempted.login}
      cross join lateral ${reservation(context, purpose, attempted)} as r`.execute(context.database.db);
    return rows[0];
  };
  const first = await reserve();
  const granted =
    first?.id === null && (await purgeAttemptsOfTheFuture(context)) ? ((await reserve()) ?? first) : first;
  if (granted === undefined || granted.id === null) {
    await noteLocked(context, attempted, granted?.known);
    throw tooMany(context, granted?.closed_until ?? context.now());
  }
  return { id: granted.id, closes: granted.closes };
}

/** What is refused unchecked has no entry in the trail, so that nobody can fill that. */
function noteLocked(context: AppContext, { address }: Attempted, known: string | null = null): Promise<void> {
  return noteSecurityEvent(context, { kind: 'locked', actor: known, address, reason: 'still locked' });
}

function tooMany({ now }: AppContext, until: Date): HttpError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now().getTime()) / 1000));
  const parameters = { smart_count: Math.ceil(seconds / 60) };
  return new HttpError(429, 'passwordReplies.tooMany', {}, seconds, parameters);
}

/**
 * A row that counts an attempt (`Reservation`), where `u` is the person with the login, if there is one. Failures count
 * by the login and by the address. A browser from which the person has signed in has a count of its own and is shut out
 * by nobody else's failures; at an address from which the person has signed in, those of other addresses do not count.
 */
export function reservation(
  context: AppContext,
  purpose: AttemptPurpose,
  { login, address, browser }: Attempted,
): RawBuilder<Reservation> {
  const { byLogin, byAddress } = MOST[purpose];
  const now = context.now();
  const since = new Date(now.getTime() - SIGN_IN.windowMinutes * 60_000);
  const network = networkOf(address);
  const known = (origin: string | null) =>
    sql`exists (select from known_origin k where k.user_id = u.id and k.origin = ${origin})`;
  const own = purpose === 'current' || purpose === 'proof' ? sql`true` : known(browser);
  return sql`reserve_attempt(${purpose}, ${login}, ${network}, case when ${own} then ${browser}::text end,
    ${known(network)}, ${now.toISOString()}::timestamptz, ${since.toISOString()}::timestamptz, ${byLogin}, ${byAddress})`;
}

/**
 * What a clock that ran ahead has counted would keep doors shut until its moment comes. Asked for only where a door is
 * shut, as this is rare.
 * @returns whether there was any
 */
async function purgeAttemptsOfTheFuture({ database: { db }, now }: AppContext): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_failure')
    .where('at', '>', latestBy(now()))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The person got in: this attempt and earlier ones of the same login and origin no longer count. */
export async function forgive(context: AppContext, id: number): Promise<void> {
  await sql`${forgottenFailures(id)} returning ${UNFLUSHED}`.execute(context.database.db);
}

/** The statement that forgets an attempt and earlier ones of the same login and origin, for others to be added to. */
export const forgottenFailures = (id: number) => sql`
  delete from sign_in_failure f using sign_in_failure mine
  where mine.id = ${id}::bigint and f.purpose = mine.purpose and f.login = mine.login
    and f.browser is not distinct from mine.browser and (f.browser is not null or f.address = mine.address)`;

/** What the door remembers only for a while is thrown out; called now and then by the running server. */
export async function purgeOldAttempts(context: AppContext): Promise<void> {
  await purgeAttemptsOfTheFuture(context);
  const now = context.now();
  const windowStart = new Date(now.getTime() - SIGN_IN.windowMinutes * 60_000);
  const hasEnded = sql<SqlBool>`expires_at < ${now}::timestamptz`;
  await purgeRows(context, 'sign_in_failure', sql`at < ${windowStart}::timestamptz`);
  await purgeRows(context, 'factor_challenge', hasEnded);
  await purgeRows(context, 'robot_check_used', hasEnded);
  await purgeRows(context, 'rate_limit', sql`resets_at < ${now}::timestamptz`);
  await purgeRows(context, 'refresh_token', hasEnded);
  const forgotten = daysBefore(now, KNOWN_ORIGIN_DAYS);
  await purgeRows(context, 'known_origin', sql`seen_at < ${forgotten}::timestamptz`);
}
