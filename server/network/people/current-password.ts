import type { AppContext } from '../../platform/context';
import { forgive, reserveAttempt } from '../../platform/credentials/attempts';
import { passwordMatches } from '../../platform/credentials/password';
import { HttpError } from '../../platform/errors/http-error';
import type { SignedIn } from '../../platform/principal/principal';
import { recordFailedAttempt } from './failed-attempt';

/**
 * LOG-33: requires the current password, so that nobody can set a password in a console that was left open, or with a
 * copied token. Wrong ones are counted as failed sign-ins are (LOG-02).
 * @throws HttpError 403 with the reason at `currentPassword`, 429 after too many wrong ones
 */
export async function proveCurrent(
  context: AppContext,
  { id, login, address, sessionId }: SignedIn,
  currentPassword = '',
): Promise<void> {
  if (currentPassword === '') throw refused('passwordReplies.currentMissing');
  const { password_hash } = await context.database.db
    .selectFrom('portal_user')
    .where('id', '=', id)
    .select('password_hash')
    .executeTakeFirstOrThrow();
  // The session has a count of its own: nobody else's failures prevent the change, and it locks nobody out.
  const attempt = await reserveAttempt(context, 'current', { login, address, browser: sessionId });
  if (!(await passwordMatches(password_hash, currentPassword))) {
    await recordFailedAttempt(context, 'current', { login, address, attempt });
    throw refused('passwordReplies.currentWrong');
  }
  await forgive(context, attempt.id);
}

const refused = (key: 'passwordReplies.currentMissing' | 'passwordReplies.currentWrong') =>
  new HttpError(403, key, { currentPassword: key });
