import pLimit from 'p-limit';
import {
  isLinkPassword,
  isOwnPassword,
  linkPassword,
  type PasswordRuleSet,
  ruleSetOf,
} from '../../../contract/passwords';
import { proveCurrent } from '../../network/people/current-password';
import { countFactorsOf } from '../../network/people/factor-state';
import type { AppContext } from '../../platform/context';
import { isCommonPassword } from '../../platform/credentials/common-passwords';
import { deploymentWords } from '../../platform/credentials/deployment-words';
import { isLeakedPassword } from '../../platform/credentials/leaked-passwords';
import { liveLinks, ownerOfToken } from '../../platform/credentials/password-links';
import { invalid, unauthenticated } from '../../platform/errors/http-error';
import type { SignedIn } from '../../platform/principal/principal';
import { storePassword, unusedPassword } from './store';

/** A change verifies up to five hashes and makes a sixth; more changes at a time would only delay sign-ins. */
const limited = pLimit(2);

const badToken = () => invalid('password.reset.invalid');

/**
 * API-06, link flow: sets the password of the person to whom the token belongs, and marks the token as used. The link
 * opens no session, and the sign-in after it asks for the second factor of whoever has one; so a short password that has one
 * beside it may be set here, too.
 * @returns `false` if the password does not meet the criteria (LOG-32); the token can then still be used
 * @throws HttpError 400 if the token is invalid, was used or is too old; 409 as `storePassword`
 */
export async function changeByLink(
  context: AppContext,
  { token, newPassword, address }: { token: string; newPassword: string; address: string },
): Promise<boolean> {
  const owner = await ownerOfToken(context, token);
  if (owner === null) throw badToken();
  const judged = await judge(context, newPassword, owner.id, (rules) =>
    isLinkPassword(newPassword, owner, rules),
  );
  if (typeof judged === 'string') return false;
  const unused = await limited(() => unusedPassword(context, owner.id, newPassword));
  if (unused === null) return false;
  const password = { ...unused, ...judged };
  await storePassword(context, { id: owner.id, login: owner.login, address }, password, async (trx) => {
    // If the token is used twice at the same moment, the second call finds it used here.
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
 * @throws HttpError 400 with the reason at `newPassword` (LOG-31, LOG-32), 403 or 429 if the current password has to be
 * proved (`proveCurrent`), 401 if the session has ended meanwhile, 409 as `storePassword`
 */
export async function changeOwn(
  context: AppContext,
  person: SignedIn,
  { newPassword, currentPassword }: OwnChange,
): Promise<void> {
  const judged = await judge(context, newPassword, person.id, (rules) =>
    isOwnPassword(newPassword, person, rules),
  );
  if (judged === 'criteria') {
    throw invalid('errors.validation', { newPassword: 'password.own.criteria' });
  }
  if (judged === 'common') {
    throw invalid('errors.validation', { newPassword: 'passwordReplies.common' });
  }
  // It comes before the check of earlier passwords, because only the person may find out whether one was used before.
  await limited(() => proveCurrent(context, person, currentPassword));
  const unused = await limited(() => unusedPassword(context, person.id, newPassword));
  if (unused === null) {
    throw invalid('errors.validation', { newPassword: 'passwordReplies.remembered' });
  }
  const { sessionId } = person;
  await storePassword(context, person, { ...unused, ...judged }, async (trx) => {
    // Another password that was set since, by a link, has ended this session.
    const live = await trx
      .selectFrom('user_session')
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .select('id')
      .executeTakeFirst();
    if (live === undefined) throw unauthenticated();
  });
}

/**
 * Judges a password by the rules that hold for its person now: `criteria` where it does not meet them, `common` where
 * everybody tries it, at any portal or at this one, or who knows the person's shops.
 * @returns why it is refused, or of one that is taken whether it is so only beside a second factor
 */
async function judge(
  { database: { db }, config }: AppContext,
  password: string,
  personId: number,
  meets: (rules: PasswordRuleSet) => boolean,
): Promise<'criteria' | 'common' | { needsFactor: boolean }> {
  const { passwordPolicy: policy, publicUrl } = config;
  const rules = ruleSetOf(policy, (await countFactorsOf(db, personId)) > 0);
  if (!meets(rules)) return 'criteria';
  const words = await deploymentWords(db, publicUrl, personId);
  const isCommonBy = (by: PasswordRuleSet) => isCommonPassword(password, words, linkPassword[by].least);
  if (isCommonBy(rules) || (await isLeakedPassword(password))) return 'common';
  return { needsFactor: rules !== policy && (!meets(policy) || isCommonBy(policy)) };
}

interface OwnChange {
  newPassword: string;
  currentPassword: string | undefined;
}
