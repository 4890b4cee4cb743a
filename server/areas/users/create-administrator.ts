import { LEVEL } from '../../../contract/access';
import type { PasswordPolicy } from '../../../contract/config';
import { isEmail, isLogin, loginFrom, USER } from '../../../contract/logins';
import { isLinkPassword, linkPassword } from '../../../contract/passwords';
import { isOneLine, normalName } from '../../../contract/text-forms';
import { recordChanges } from '../../platform/audit/record';
import { isCommonPassword } from '../../platform/credentials/common-passwords';
import { deploymentWords } from '../../platform/credentials/deployment-words';
import { isLeakedPassword } from '../../platform/credentials/leaked-passwords';
import { hashPassword } from '../../platform/credentials/password';
import type { Db } from '../../platform/db/connections';
import { system } from '../../platform/principal/principal';

/** The reason why an administrator was not created; the operator of the server reads it. */
export class RefusedAdministrator extends Error {
  override readonly name = 'RefusedAdministrator';
}

interface Administrator {
  login: string;
  name: string;
  email: string;
  password: string;
}

async function problemOf(
  { login, name, email, password }: Administrator,
  words: ReadonlySet<string>,
  policy: PasswordPolicy,
): Promise<string | null> {
  if (!isLogin(login)) return 'The login is 8, 10 or 11 digits, or 6 digits, a hyphen and 5 digits.';
  if (name === '' || name.length > USER.nameLength) return `The name has 1 to ${USER.nameLength} characters.`;
  if (!isOneLine(name)) return 'The name contains a line break or another invisible character.';
  if (!isEmail(email)) return 'The e-mail is no address.';
  const { least, most } = linkPassword[policy];
  if (
    !isLinkPassword(password, { login, name, email }, policy) ||
    isCommonPassword(password, words, least) ||
    (await isLeakedPassword(password))
  ) {
    const classes = policy === 'specification' ? ' with a letter, a digit and a symbol' : '';
    return `The password has ${least} to ${most} characters${classes}, and holds neither the login nor the e-mail nor a part of the name, and is not one that everybody tries.`;
  }
  return null;
}

/**
 * Creates a provider administrator. There is no other way, because the users screens create and edit other roles only.
 * @throws RefusedAdministrator
 */
export async function createAdministrator(
  db: Db,
  given: Administrator,
  policy: PasswordPolicy,
): Promise<void> {
  const administrator = { ...given, login: loginFrom(given.login), name: normalName(given.name) };
  const problem = await problemOf(administrator, await deploymentWords(db, null, null), policy);
  if (problem !== null) throw new RefusedAdministrator(problem);
  const { login, name, email, password } = administrator;
  const hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    const row = { login, name, email, role: LEVEL.provider };
    const created = await trx
      .insertInto('portal_user')
      .values({ ...row, password_hash: hash, specific_code: null, api_starts_on: null, api_ends_on: null })
      .onConflict((conflict) => conflict.column('login').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (created === undefined) throw new RefusedAdministrator(`The login ${login} is taken.`);
    await recordChanges(trx, system('admin:create'), [
      { action: 'create', entity: 'portal_user', key: String(created.id), after: row },
    ]);
  });
}
