import { bypass } from 'msw';
import { inject } from 'vitest';
import type { Operation } from '../../contract/operation';
import { beginFactor, confirmFactor, proveFactor } from '../../contract/second-factor';
import { type FactorAsked, type LoginReply, login } from '../../contract/session';
import { shownCode } from './authenticator';
import { PASSWORD } from './network';

/** A call past the console's own ones. */
async function send<Reply>(operation: Operation, body: object, token?: string): Promise<Reply> {
  const answer = await fetch(
    bypass(inject('portalUrl') + operation.path, {
      method: operation.method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    }),
  );
  if (!answer.ok) throw new Error(`${operation.name}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/**
 * Sets up a second factor for a person of the console's tests.
 * @param sessions so many sessions begin then, each with a recovery code
 */
export async function enrolled(user: string, sessions = 0) {
  const credentials = { user, password: PASSWORD };
  const { token } = await send<LoginReply>(login, credentials);
  const { secret } = await send<{ secret: string }>(beginFactor, { currentPassword: PASSWORD }, token);
  const code = shownCode(secret, new Date());
  const { recoveryCodes } = await send<{ recoveryCodes: string[] }>(confirmFactor, { code }, token);
  const recoveryCode = () => {
    const next = recoveryCodes.pop();
    if (next === undefined) throw new Error(`${user} has no recovery code left`);
    return next;
  };
  const begun: LoginReply[] = [];
  for (let left = sessions; left > 0; left -= 1) {
    const { factorToken } = await send<FactorAsked>(login, credentials);
    begun.push(await send<LoginReply>(proveFactor, { factorToken, code: recoveryCode() }));
  }
  return {
    sessions: begun,
    /** A code that was not used yet: the first one is taken, and that of the next half minute is right already. */
    nextCode: () => shownCode(secret, new Date(Date.now() + 30_000)),
    /** A recovery code that was not used yet. */
    recoveryCode,
  };
}
