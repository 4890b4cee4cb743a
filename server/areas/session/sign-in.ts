import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import type { Language } from '../../../contract/languages';
import type { LoginReply } from '../../../contract/session';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import { HttpError, invalid } from '../../platform/http/http-error';
import { forgive, reserveAttempt } from '../../platform/principal/attempts';
import { passwordMatches } from '../../platform/principal/password';
import { personOfSession } from '../../platform/principal/person';
import { issuePair, type TokenSigner } from '../../platform/principal/tokens';
import { noteBrowser } from './new-browser';
import { robotCheckPassed } from './robot-check';

export interface Attempt {
  user: string;
  password: string;
  robotCheck: string | undefined;
  address: string;
  language: Language;
  userAgent: string;
}

/**
 * So many passwords are looked at together, and whoever else comes waits: the processors hash no faster for more of
 * them, and a try counts as failed until it has passed (`reserveAttempt`), so that without turns the thirty-first of an
 * office that opens the portal at nine o'clock would be refused.
 */
const inTurn = pLimit(8);

/**
 * Signs a person in (API-01).
 * @throws HttpError 400 without login, password or a fresh robot check, 401 for wrong ones and inactive people
 * alike, 429 after too many failures
 */
export async function signIn(
  context: AppContext,
  signer: TokenSigner,
  attempt: Attempt,
): Promise<LoginReply> {
  const login = attempt.user.trim();
  if (login === '' || attempt.password === '') throw invalid('portal-login-required/rfc-passw');
  if (context.config.robotCheck && !(await robotCheckPassed(context, attempt.robotCheck))) {
    throw invalid('portal-login-confirm/robot');
  }
  const user = await inTurn(() => userOf(context, login, attempt));
  const sessionId = randomUUID();
  const { address, userAgent } = attempt;
  const pair = await context.database.db.transaction().execute(async (trx) => {
    // Who changes the password in this moment ends all sessions: none may begin after that with the old one.
    const still = await trx
      .selectFrom('portal_user')
      .where('id', '=', user.id)
      .where('active', '=', true)
      .where('password_hash', '=', user.password_hash)
      .select('id')
      .forShare()
      .executeTakeFirst();
    if (still === undefined) throw new HttpError(401, 'session.wrongPassword');
    await trx
      .insertInto('user_session')
      .values({
        id: sessionId,
        user_id: user.id,
        started_at: context.now(),
        ended_at: null,
        end_reason: null,
        address,
        user_agent: userAgent,
      })
      .execute();
    await noteBrowser(trx, { userId: user.id, userAgent, address, at: context.now() });
    const actor = { id: user.id, login: user.login, address };
    await recordChanges(trx, actor, [{ action: 'sign-in', entity: 'session', key: sessionId }]);
    return issuePair(trx, context, signer, sessionId);
  });
  const person = await personOfSession(context, sessionId, attempt);
  if (person === null) throw new HttpError(401, 'session.wrongPassword'); // deleted in this very moment
  return {
    ...pair,
    perfil: person.level,
    name: person.name,
    login: person.login,
    apiAccess: person.apiAccess,
    specificAccess: { codAcessoEspecifico: person.specificCode },
  };
}

/**
 * The active person whose login and password these are.
 * @throws HttpError 401 or 429
 */
async function userOf(context: AppContext, login: string, { address, password }: Attempt) {
  const reserved = await reserveAttempt(context, 'sign-in', login, address);
  const user = await context.database.db
    .selectFrom('portal_user')
    .where('login', '=', login)
    .select(['id', 'login', 'active', 'password_hash'])
    .executeTakeFirst();
  const matches = await passwordMatches(user?.password_hash ?? null, password);
  if (user === undefined || !matches || !user.active) throw new HttpError(401, 'session.wrongPassword');
  await forgive(context, reserved, login);
  return user;
}
