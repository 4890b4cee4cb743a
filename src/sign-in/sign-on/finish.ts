import type { FactorAsked, LoginReply } from '../../../contract/session';
import { finishSignOn } from '../../../contract/sign-on';
import { callPublic } from '../../portal/public-call';
import { checkedReply } from '../../portal/reply';
import { storeSession } from '../../session/stored-session';
import type { KeptSignOn } from './kept-sign-on';

/**
 * Finishes a sign-in at a provider, and stores the session as after a password.
 * @param parameters what the provider led back with
 * @returns the second step, where one is asked for; `null`: the person is signed in
 */
export async function finish(
  { provider, transaction }: KeptSignOn,
  parameters: string,
  signal: AbortSignal,
): Promise<FactorAsked | null> {
  const reply: Partial<LoginReply> | Partial<FactorAsked> = checkedReply(
    await callPublic(finishSignOn, { body: { provider, transaction, parameters }, signal }),
    (given) => isSession(given as object) || isFactor(given as object),
  );
  if (isFactor(reply)) return reply;
  if (isSession(reply)) await storeSession(reply);
  return null;
}

const isSession = (reply: Partial<LoginReply> | Partial<FactorAsked>): reply is LoginReply =>
  'token' in reply && typeof reply.token === 'string' && reply.token !== '';

const isFactor = (reply: Partial<LoginReply> | Partial<FactorAsked>): reply is FactorAsked =>
  'factorToken' in reply && typeof reply.factorToken === 'string' && reply.factorToken !== '';
