import { OWN_PASSWORD_CHANGE } from '../../../contract/limits';
import type { AppContext } from '../../platform/context';
import { HttpError } from '../../platform/http/http-error';
import { forgive, reserveAttempt } from '../../platform/principal/attempts';
import { passwordMatches } from '../../platform/principal/password';
import type { SignedIn } from '../../platform/principal/principal';

/**
 * LOG-33: requires the current password if the sign-in was a while ago, so that nobody can set a password in a console
 * that was left open, or with a copied token. A wrong one counts like a failed sign-in (LOG-02).
 * @throws HttpError 403 with the reason at `currentPassword`, 429 after too many wrong ones
 */
export async function proveCurrent(
  context: AppContext,
  { id, login, address, sessionId }: SignedIn,
  currentPassword = '',
): Promise<void> {
  const { started_at, password_hash } = await context.database.db
    .selectFrom('user_session')
    .innerJoin('portal_user', 'portal_user.id', 'user_session.user_id')
    .where('user_session.id', '=', sessionId)
    .where('portal_user.id', '=', id)
    .select(['started_at', 'password_hash'])
    .executeTakeFirstOrThrow();
  if (currentPassword === '') {
    if (isFresh(started_at, context.now())) return;
    throw refused('passwordReplies.currentMissing');
  }
  const reserved = await reserveAttempt(context, 'sign-in', login, address);
  if (!(await passwordMatches(password_hash, currentPassword))) throw refused('passwordReplies.currentWrong');
  await forgive(context, reserved, login);
}

/** A sign-in in the future, by a clock that ran ahead, counts as old. */
function isFresh(startedAt: Date, now: Date): boolean {
  const age = now.getTime() - startedAt.getTime();
  return age >= 0 && age <= OWN_PASSWORD_CHANGE.freshMinutes * 60_000;
}

const refused = (key: 'passwordReplies.currentMissing' | 'passwordReplies.currentWrong') =>
  new HttpError(403, key, { currentPassword: key });
