import { randomUUID } from 'node:crypto';
import type { LoginReply } from '../../contract/session';
import { recordChanges } from '../audit/record';
import { invalid, Refusal } from '../http/refusal';
import type { Portal } from '../portal';
import { forgive, reserveTry } from './failures';
import { passwordMatches } from './password';
import { personOfSession } from './person';
import { robotCheckPassed } from './robot-check';
import { issuePair, type TokenSigner } from './tokens';

export interface Attempt {
  user: string;
  password: string;
  robotCheck: string | undefined;
  address: string;
  userAgent: string;
}

/**
 * Signs a person in (API-01).
 * @throws Refusal 400 without login, password or a fresh robot check, 401 for wrong ones and inactive people
 * alike, 429 after too many failures
 */
export async function signIn(portal: Portal, signer: TokenSigner, attempt: Attempt): Promise<LoginReply> {
  const login = attempt.user.trim();
  if (login === '' || attempt.password === '') throw invalid('portal-login-required/rfc-passw');
  if (portal.config.robotCheck && !(await robotCheckPassed(portal, attempt.robotCheck))) {
    throw invalid('portal-login-confirm/robot');
  }
  const reserved = await reserveTry(portal, login, attempt.address);
  const user = await portal.database.db
    .selectFrom('portal_user')
    .where('login', '=', login)
    .select(['id', 'login', 'active', 'password_hash'])
    .executeTakeFirst();
  const matches = await passwordMatches(user?.password_hash ?? null, attempt.password);
  if (user === undefined || !matches || !user.active) throw new Refusal(401, 'session.wrongPassword');
  await forgive(portal, reserved, login);

  const sessionId = randomUUID();
  const pair = await portal.database.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('user_session')
      .values({
        id: sessionId,
        user_id: user.id,
        started_at: portal.now(),
        ended_at: null,
        end_reason: null,
        address: attempt.address,
        user_agent: attempt.userAgent.slice(0, 400),
      })
      .execute();
    const actor = { id: user.id, login: user.login, address: attempt.address };
    await recordChanges(trx, actor, [{ action: 'sign-in', entity: 'session', key: sessionId }]);
    return issuePair(trx, portal, signer, sessionId);
  });
  const person = await personOfSession(portal, sessionId);
  if (person === null) throw new Refusal(401, 'session.wrongPassword'); // deleted in this very moment
  return {
    ...pair,
    perfil: person.level,
    name: person.name,
    login: person.login,
    apiAccess: person.apiAccess,
    specificAccess: { codAcessoEspecifico: person.specificCode },
  };
}
