import { REMEMBERED_PASSWORDS } from '../../../contract/limits';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/open';
import { HttpError } from '../../platform/http/http-error';
import { notify } from '../../platform/notices/notify';
import { endSessionsOf } from '../../platform/principal/end';
import { hashPassword, passwordMatches } from '../../platform/principal/password';
import { endLinks } from '../../platform/principal/password-links';

/** A password that passed all checks, with what it was checked against. */
interface NewPassword {
  hash: string;
  /** The hash that it replaces; `null`: the person had no password yet. */
  replaced: string | null;
}

/** LOG-32: returns the password with its hash, or `null` if it is one of the last five, including the present one. */
export async function unusedPassword(db: Db, userId: number, password: string): Promise<NewPassword | null> {
  const { password_hash: present } = await db
    .selectFrom('portal_user')
    .where('id', '=', userId)
    .select('password_hash')
    .executeTakeFirstOrThrow();
  const earlier = await db
    .selectFrom('password_history')
    .where('user_id', '=', userId)
    .select('password_hash')
    .orderBy('id', 'desc')
    .limit(REMEMBERED_PASSWORDS - 1)
    .execute();
  for (const hash of [present, ...earlier.map(({ password_hash }) => password_hash)]) {
    if (hash !== null && (await passwordMatches(hash, password))) return null;
  }
  return { hash: await hashPassword(password), replaced: present };
}

/**
 * Stores a new password: the old one is remembered, all links of the person end, and so do all sessions except that of
 * the call. Earlier failed sign-ins no longer count.
 * @param allowed called while the person's row is locked; throws if the change is no longer allowed
 * @throws HttpError 409 if the password was changed by somebody else at the same moment, or the person was deactivated
 */
export async function storePassword(
  context: AppContext,
  user: { id: number; login: string; address: string; sessionId?: string },
  { hash, replaced }: NewPassword,
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
    if (held === undefined) throw new HttpError(409, 'errors.changedMeanwhile');
    await trx.updateTable('portal_user').set({ password_hash: hash }).where('id', '=', user.id).execute();
    if (replaced !== null) await remember(trx, user.id, replaced, now);
    await endLinks(trx, [user.id], now);
    await endSessionsOf(trx, [user.id], now, 'password changed', user.sessionId);
    await trx
      .deleteFrom('sign_in_failure')
      .where('login', '=', user.login)
      .where('purpose', '=', 'sign-in')
      .execute();
    await notify(trx, { kind: 'passwordChanged', to: [user.id], at: now });
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
  const kept = trx
    .selectFrom('password_history')
    .where('user_id', '=', userId)
    .select('id')
    .orderBy('id', 'desc')
    .limit(REMEMBERED_PASSWORDS - 1);
  await trx
    .deleteFrom('password_history')
    .where('user_id', '=', userId)
    .where('id', 'not in', kept)
    .execute();
}
