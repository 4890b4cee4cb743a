import pLimit from 'p-limit';
import { isLinkPassword, isOwnPassword } from '../../../contract/passwords';
import type { AppContext } from '../../platform/context';
import { invalid, unauthenticated } from '../../platform/http/http-error';
import { liveLinks, ownerOfToken } from '../../platform/principal/password-links';
import type { SignedIn } from '../../platform/principal/principal';
import { proveCurrent } from './current';
import { storePassword, unusedPassword } from './store';

/** A change looks at up to five hashes and makes a sixth; more at a time would only keep those waiting who sign in. */
const inTurn = pLimit(2);

const badToken = () => invalid('password.reset.invalid');

/**
 * API-06, link flow: sets the password of the person whose token it is, and uses the token up.
 * @returns `false` where the password does not meet the criteria (LOG-32); the token can then still be used
 * @throws HttpError 400 where the token is none, was used or is too old
 */
export async function changeByLink(
  context: AppContext,
  { token, newPassword, address }: { token: string; newPassword: string; address: string },
): Promise<boolean> {
  const owner = await ownerOfToken(context, token);
  if (owner === null) throw badToken();
  if (!isLinkPassword(newPassword, owner)) return false;
  const unused = await inTurn(() => unusedPassword(context.database.db, owner.id, newPassword));
  if (unused === null) return false;
  await storePassword(context, { id: owner.id, login: owner.login, address }, unused, async (trx) => {
    // Of two who use it at the same moment the second comes here when it is used.
    const live = await liveLinks(trx, context.now())
      .where('password_link.id', '=', owner.linkId)
      .select('password_link.id')
      .executeTakeFirst();
    if (live === undefined) throw badToken();
  });
  return true;
}

/**
 * API-06, own profile: sets the password of the signed-in person.
 * @throws HttpError 400 with the reason at `newPassword` (LOG-31, LOG-32), 403 or 429 where the current one is to be
 * shown (`proveCurrent`), 401 where the session ended meanwhile
 */
export async function changeOwn(
  context: AppContext,
  person: SignedIn,
  { newPassword, currentPassword }: OwnChange,
): Promise<void> {
  if (!isOwnPassword(newPassword, person)) {
    throw invalid('errors.validation', { newPassword: 'password.own.criteria' });
  }
  // Before the earlier passwords are looked at: whether one was used before is nobody else's to know.
  await inTurn(() => proveCurrent(context, person, currentPassword));
  const unused = await inTurn(() => unusedPassword(context.database.db, person.id, newPassword));
  if (unused === null) {
    throw invalid('errors.validation', { newPassword: 'passwordReplies.remembered' });
  }
  const { sessionId } = person;
  await storePassword(context, person, unused, async (trx) => {
    // Whoever has set another password since, by link, has ended this session.
    const live = await trx
      .selectFrom('user_session')
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .select('id')
      .executeTakeFirst();
    if (live === undefined) throw unauthenticated();
  });
}

interface OwnChange {
  newPassword: string;
  currentPassword: string | undefined;
}
