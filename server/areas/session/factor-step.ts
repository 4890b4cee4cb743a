import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '../../../contract/languages';
import { type GivenFactor, SECOND_FACTOR } from '../../../contract/second-factor';
import type { FactorAsked, LoginReply } from '../../../contract/session';
import { message } from '../../../i18n/server';
import { takeFactor } from '../../network/people/factor-codes';
import { type PasskeyPurpose, passkeyRequest } from '../../network/people/passkeys';
import { providerAt } from '../../network/sign-on/providers';
import type { AppContext } from '../../platform/context';
import { forgive } from '../../platform/credentials/attempts';
import type { RelyingParty } from '../../platform/credentials/relying-party';
import { HttpError } from '../../platform/errors/http-error';
import type { TokenSigner } from '../../platform/principal/tokens';
import { beginSession, type Entrant, loginReplyOf, type Visit } from './begin';
import { assertOpenTo } from './sign-on/closed';
import { type Outside, openOutside, sealOutside } from './sign-on/outside';

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * The password was right, or the provider has let the person in, so that this attempt has not failed; a token stands for
 * it while the second factor is missing.
 */
export async function askForFactor(
  context: AppContext,
  { id, password_hash, attemptId }: Entrant,
  { language, party }: { language: Language; party: RelyingParty },
  outside?: Outside,
): Promise<FactorAsked> {
  const factorToken = randomBytes(32).toString('base64url');
  const wanted = stepPurpose(factorToken, id);
  const passkey = await passkeyRequest(context, party, wanted);
  await context.database.db
    .insertInto('factor_challenge')
    .values({
      hash: digestOf(factorToken),
      user_id: id,
      password_digest: digestOf(password_hash ?? ''),
      expires_at: new Date(context.now().getTime() + SECOND_FACTOR.signInMinutes * 60_000),
      sign_on: outside === undefined ? null : sealOutside(context, outside),
    })
    .execute();
  if (attemptId !== null) await forgive(context, attemptId);
  return {
    message: message(language, 'factorReplies.asked'),
    factorToken,
    passkey: passkey.allowCredentials?.length ? passkey : null,
  };
}

/** Binds what a passkey signs to one sign-in. */
const stepPurpose = (factorToken: string, userId: number): PasskeyPurpose => ({
  purpose: `sign-in ${digestOf(factorToken).toString('hex')}`,
  userId,
});

/** Somebody arrives at the sign-in from there, at one of the portal's addresses. */
export interface Arrival extends Visit {
  /** The hash of the cookie that the browser sent, `null` if it sent none, and of the one that it gets. */
  browser: { sent: string | null; given: string };
  party: RelyingParty;
}

/** `null` where the provider is there no more, or nobody can read what was kept of it. */
function outsideIn(context: AppContext, sealed: Buffer): (Outside & { provider: string }) | null {
  const outside = openOutside(context, sealed);
  const provider = outside === null ? undefined : providerAt(context.config, outside.issuer);
  return outside === null || provider === undefined ? null : { ...outside, provider: provider.name };
}

/** The sign-in has to begin anew: it waited too long, or the password or the person has changed since. */
const expired = () => new HttpError(401, 'factorReplies.expired');

/**
 * Signs a person in with the second factor.
 * @throws HttpError 401 where the sign-in has to begin anew, 400 with the reason at `code` or
 * `passkey`, 429 after too many wrong ones
 */
export async function signInWithFactor(
  context: AppContext,
  signer: TokenSigner,
  { factorToken, ...given }: GivenFactor & { factorToken: string },
  arrival: Arrival,
): Promise<LoginReply> {
  const { db } = context.database;
  const hash = digestOf(factorToken);
  const entrant = await db
    .selectFrom('factor_challenge')
    .innerJoin('portal_user', 'portal_user.id', 'factor_challenge.user_id')
    .where('factor_challenge.hash', '=', hash)
    .where('expires_at', '>', context.now())
    .where('active', '=', true)
    .select(['portal_user.id', 'login', 'email', 'role', 'password_hash', 'password_digest', 'sign_on'])
    .executeTakeFirst();
  if (entrant === undefined) throw expired();
  const { id, login, email, role, password_hash, password_digest, sign_on } = entrant;
  if (!digestOf(password_hash ?? '').equals(password_digest)) throw expired();
  const outside = sign_on === null ? undefined : outsideIn(context, sign_on);
  // Without a provider there has to be a password.
  if (outside === null || (outside === undefined && password_hash === null)) throw expired();
  if (outside === undefined) await assertOpenTo(context, { login, email, attemptId: null }, arrival);
  const { address, browser, party } = arrival;
  const counting = { purpose: 'factor' as const, id, login, address, browser: browser.sent };
  await takeFactor(context, counting, { party, ...stepPurpose(factorToken, id) }, given);
  // Of two codes that come at the same moment one begins the session.
  const { numDeletedRows } = await db
    .deleteFrom('factor_challenge')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw expired();
  const begun = await beginSession(
    context,
    signer,
    { id, login, role, password_hash, attemptId: null },
    arrival,
    { withFactor: true, ...(outside !== undefined && { outside }) },
  );
  if (begun === null) throw expired();
  return loginReplyOf(begun);
}
