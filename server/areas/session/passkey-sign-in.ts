import type { Assertion } from '../../../contract/passkey-forms';
import type { LoginReply } from '../../../contract/session';
import { type PasskeyPurpose, refusedPasskey, takePasskey } from '../../network/people/passkeys';
import type { AppContext } from '../../platform/context';
import type { TokenSigner } from '../../platform/principal/tokens';
import { beginSession, loginReplyOf } from './begin';
import type { Arrival } from './factor-step';

/** Whoever has a passkey signs in with it alone. */
export const PASSKEY_ALONE: PasskeyPurpose = { purpose: 'sign-in with a passkey', userId: null };

/**
 * Signs a person in with a passkey alone: it stands for login, password and second factor.
 * @throws HttpError 400 with the reason at `passkey`
 */
export async function signInWithPasskeyOf(
  context: AppContext,
  signer: TokenSigner,
  passkey: Assertion,
  arrival: Arrival,
): Promise<LoginReply> {
  const id = await takePasskey(context, arrival.party, PASSKEY_ALONE, passkey);
  const person = await context.database.db
    .selectFrom('portal_user')
    .where('id', '=', id)
    .where('active', '=', true)
    .select(['id', 'login', 'role', 'password_hash'])
    .executeTakeFirst();
  // Nobody learns by it that the person was switched off.
  if (person?.password_hash == null) throw refusedPasskey('passkeyUnknown');
  const entrant = { ...person, password_hash: person.password_hash, attemptId: null };
  const begun = await beginSession(context, signer, entrant, arrival, true);
  if (begun === null) throw refusedPasskey('passkeyUnknown');
  return loginReplyOf(begun);
}
