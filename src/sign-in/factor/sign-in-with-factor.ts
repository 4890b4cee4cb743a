import { beginPasskeySignIn, signInWithPasskey } from '../../../contract/passkeys';
import { type GivenFactor, proveFactor } from '../../../contract/second-factor';
import type { LoginReply } from '../../../contract/session';
import { signedByPasskey } from '../../portal/passkey';
import { callPublic } from '../../portal/public-call';
import { checkedReply } from '../../portal/reply';
import { rememberPasskey } from '../../session/passkey-used';
import { storeSession } from '../../session/stored-session';

const store = (reply: LoginReply) =>
  storeSession(checkedReply(reply, ({ token }) => typeof token === 'string' && token !== ''));

/** LOG-05: the second step of a sign-in, after which the session is stored as after the first. */
export async function signInWithFactor(factorToken: string, given: GivenFactor): Promise<void> {
  await store(await callPublic(proveFactor, { body: { factorToken, ...given } }));
  if (given.passkey !== undefined) rememberPasskey();
}

/** Signs in with a passkey alone. */
export async function signInByPasskey(): Promise<void> {
  const passkey = await signedByPasskey(await callPublic(beginPasskeySignIn, {}));
  await store(await callPublic(signInWithPasskey, { body: { passkey } }));
  rememberPasskey();
}
