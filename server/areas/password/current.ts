import { OWN_PASSWORD_CHANGE } from '../../../contract/password';
import { recordFailedAttempt } from '../../network/people/failed-attempt';
import type { AppContext } from '../../platform/context';
import { forgive, reserveAttempt } from '../../platform/credentials/attempts';
import { passwordMatches } from '../../platform/credentials/password';
import { HttpError } from '../../platform/errors/http-error';
import type { SignedIn } from '../../platform/principal/principal';

/**
 * LOG-33: requires the current password if the sign-in was a while ago, so that nobody can set a password in a console
 * that was left open, or with a copied token. Wrong ones are counted as failed sign-ins are (LOG-02).
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
  // The session has a count of its own: nobody else's failures prevent the change, and it locks nobody out.
  const attempt = await reserveAttempt(context, 'current', { login, address, browser: sessionId });
  if (!(await passwordMatches(password_hash, currentPassword))) {
    await recordFailedAttempt(context, 'current', { login, address, attempt });
    throw refused('passwordReplies.currentWrong');
  }
  await forgive(context, attempt.id);
}

/** A sign-in in the future, by a clock that ran ahead, counts as old. */
function isFresh(startedAt: Date, now: Date): boolean {
  const age = now.getTime() - startedAt.getTime();
  return age >= 0 && age <= OWN_PASSWORD_CHANGE.freshMinutes * 60_000;
}

const refused = (key: 'passwordReplies.currentMissing' | 'passwordReplies.currentWrong') =>
  new HttpError(403, key, { currentPassword: key });
