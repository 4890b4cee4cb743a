import { notify } from '../../engines/notices/notify';
import { countFactorsOf } from '../../network/people/factor-state';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import { hashPassword, passwordMatches } from '../../platform/credentials/password';
import { endLinks } from '../../platform/credentials/password-links';
import type { Db } from '../../platform/db/connections';
import { HttpError } from '../../platform/errors/http-error';
import { endSessionsOf } from '../../platform/principal/end';
import { daysBefore } from '../../platform/time/clocks';
import { passwordChanged } from './notices';

/** LOG-32: a new password is none of the last ones, the present one included. */
const REMEMBERED_PASSWORDS = 5;

/**
 * Passwords of the last day are remembered beside those, so that nobody comes back to one by a few changes in a row; a
 * person may make so many changes in a day.
 */
const PASSWORD_CHANGES_A_DAY = 10;

/** A password that passed all checks, with what it was checked against. */
interface NewPassword extends UnusedPassword {
  /** True where it is accepted only beside a second factor. */
  needsFactor: boolean;
}

interface UnusedPassword {
  hash: string;
  /** The hash that it replaces; `null`: the person had no password yet. */
  replaced: string | null;
}

/**
 * LOG-32: returns the password with its hash, or `null` if it is one of the last five, including the present one, or was
 * used within the last day.
 * @throws HttpError 429 after too many changes in a day
 */
export async function unusedPassword(
  { database: { db }, now }: AppContext,
  userId: number,
  password: string,
): Promise<UnusedPassword | null> {
  const { password_hash: present } = await db
    .selectFrom('portal_user')
    .where('id', '=', userId)
    .select('password_hash')
    .executeTakeFirstOrThrow();
  const earlier = await db
    .selectFrom('password_history')
    .where('id', 'in', remembered(db, userId, now()))
    .select(['password_hash', 'replaced_at'])
    .execute();
  const today = earlier.filter(({ replaced_at }) => replaced_at > daysBefore(now(), 1));
  if (today.length >= PASSWORD_CHANGES_A_DAY)
    throw new HttpError(429, 'passwordReplies.tooManyChanges', {}, null, { most: PASSWORD_CHANGES_A_DAY });
  for (const hash of [present, ...earlier.map(({ password_hash }) => password_hash)]) {
    if (hash !== null && (await passwordMatches(hash, password))) return null;
  }
  return { hash: await hashPassword(password), replaced: present };
}

/**
 * Stores a new password: the old one is remembered, all links of the person end, and so do all sessions except that of
 * the call. Earlier failed sign-ins no longer count.
 * @param allowed called while the person's row is locked; throws if the change is no longer allowed
 * @throws HttpError 409 if the password was changed by somebody else at the same moment or the person was deactivated, and
 * with the reason at `newPassword` if the last second factor has gone that the password needs
 */
export async function storePassword(
  context: AppContext,
  user: { id: number; login: string; address: string; sessionId?: string },
  { hash, replaced, needsFactor }: NewPassword,
  allowed: (trx: Db) => Promise<void> = async () => {},
): Promise<void> {
  const now = context.now();
  await context.database.db.transaction().execute(async (trx) => {
    const held = await trx
      .selectFrom('portal_user')
      .where('id', '=', user.id)
      .where('active', '=', true)
      .where('password_hash', 'is not distinct from', replaced)
      .select('id')
      .forUpdate()
      .executeTakeFirst();
    await allowed(trx);
    // Factors come and go under the same lock, so that none goes between this and the commit.
    const lacksFactor = needsFactor && (await countFactorsOf(trx, user.id)) === 0;
    if (held === undefined) throw new HttpError(409, 'errors.changedMeanwhile');
    if (lacksFactor)
      throw new HttpError(409, 'passwordReplies.factorGone', { newPassword: 'passwordReplies.factorGone' });
    await trx
      .updateTable('portal_user')
      .set({ password_hash: hash, password_needs_factor: needsFactor })
      .where('id', '=', user.id)
      .execute();
    if (replaced !== null) await remember(trx, user.id, replaced, now);
    await endLinks(trx, [user.id], now);
    await endSessionsOf(trx, [user.id], now, 'password changed', user.sessionId);
    await trx
      .deleteFrom('sign_in_failure')
      .where('login', '=', user.login)
      .where('purpose', '=', 'sign-in')
      .execute();
    await notify(trx, passwordChanged({}), { to: [user.id], at: now });
    const by = user.sessionId === undefined ? 'link' : 'own session';
    // It is a separate entity, because the trail of a person has one entry for each version (audit/stale.ts).
    await recordChanges(trx, user, [
      { action: 'update', entity: 'password', key: String(user.id), after: { by } },
    ]);
  });
}

/** Keeps only the earlier passwords that are compared besides the present one. */
async function remember(trx: Db, userId: number, hash: string, now: Date): Promise<void> {
  await trx
    .insertInto('password_history')
    .values({ user_id: userId, password_hash: hash, replaced_at: now })
    .execute();
  await trx
    .deleteFrom('password_history')
    .where('user_id', '=', userId)
    .where('id', 'not in', remembered(trx, userId, now))
    .execute();
}

/** A query of the ids of the passwords that are compared: those of the last day, and the newest ones before it. */
function remembered(db: Db, userId: number, now: Date) {
  const day = daysBefore(now, 1);
  const own = db.selectFrom('password_history').where('user_id', '=', userId).select('id');
  const newest = own
    .where('replaced_at', '<=', day)
    .orderBy('id', 'desc')
    .limit(REMEMBERED_PASSWORDS - 1);
  return own.where((eb) => eb.or([eb('replaced_at', '>', day), eb('id', 'in', newest)]));
}
