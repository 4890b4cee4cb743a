import type { Assertion } from '../../../contract/passkey-forms';
import type { LoginReply } from '../../../contract/session';
import { refusedPasskey } from '../../network/people/passkey-challenge';
import { type PasskeyPurpose, takePasskey } from '../../network/people/passkeys';
import { noteSecurityEvent } from '../../platform/audit/security-event';
import type { AppContext } from '../../platform/context';
import { browserText } from '../../platform/http/browser';
import type { TokenSigner } from '../../platform/principal/tokens';
import { beginSession, loginReplyOf } from './begin';
import type { Arrival } from './factor-step';
import { assertOpenTo } from './sign-on/closed';

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
  const from = { address: arrival.address, browser: browserText(arrival.userAgent) };
  const taken = await takePasskey(context, arrival.party, PASSKEY_ALONE, passkey, from);
  const person = await context.database.db
    .selectFrom('portal_user')
    .where('id', '=', taken.userId)
    .select(['id', 'login', 'email', 'role', 'active', 'password_hash'])
    .executeTakeFirst();
  if (person?.active) await assertOpenTo(context, { ...person, attemptId: null }, arrival);
  const { password_hash = null } = person ?? {};
  const begun =
    person?.active === true && password_hash !== null
      ? await beginSession(context, signer, { ...person, password_hash, attemptId: null }, arrival, {
          withFactor: true,
          passkey: taken.id,
        })
      : null;
  if (begun === null) {
    const reason = person?.active === false ? 'access switched off' : 'passkey not valid';
    await noteSecurityEvent(context, {
      kind: 'passkey-refused',
      actor: person?.login ?? null,
      ...from,
      reason,
    });
    // Nobody learns by it that a person was switched off.
    throw refusedPasskey('passkeyUnknown');
  }
  await noteSecurityEvent(context, { kind: 'factor-given', actor: begun.person.login, ...from });
  return loginReplyOf(begun);
}
