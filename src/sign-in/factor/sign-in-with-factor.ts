import { proveFactor } from '../../../contract/second-factor';
import { callPublic } from '../../portal/public-call';
import { checkedReply } from '../../portal/reply';
import { storeSession } from '../../session/stored-session';

/** LOG-05: the second step of a sign-in, after which the session is stored as after the first. */
export async function signInWithFactor(factorToken: string, code: string): Promise<void> {
  const reply = await callPublic(proveFactor, { body: { factorToken, code } });
  await storeSession(checkedReply(reply, ({ token }) => typeof token === 'string' && token !== ''));
}
