import type { ErrorStatus } from '../../../../contract/errors';
import type { FactorAsked, LoginReply } from '../../../../contract/session';
import { admit, type NotAdmitted } from '../../../network/sign-on/admit';
import type { Said } from '../../../network/sign-on/claims';
import { authorizationAt, exchanged } from '../../../network/sign-on/client';
import { SignOnFailure, type SignOnFault } from '../../../network/sign-on/failure';
import { type Provider, providerCalled } from '../../../network/sign-on/providers';
import type { Provision } from '../../../network/sign-on/provision';
import { type NotedReason, noteSecurityEvent } from '../../../platform/audit/security-event';
import type { AppContext } from '../../../platform/context';
import type { RelyingParty } from '../../../platform/credentials/relying-party';
import { HttpError } from '../../../platform/errors/http-error';
import { browserText } from '../../../platform/http/browser';
import { factorOf } from '../../../platform/principal/person';
import type { TokenSigner } from '../../../platform/principal/tokens';
import { beginSession, loginReplyOf, type Visit } from '../begin';
import { type Arrival, askForFactor } from '../factor-step';
import { openTransaction, sealTransaction } from './transaction';

/** What each fault of a provider is answered with, and what the stream of security events says of it. */
const FAULTS: Record<SignOnFault, { status: ErrorStatus; reason: NotedReason }> = {
  away: { status: 503, reason: 'provider away' },
  strange: { status: 503, reason: 'provider away' },
  cancelled: { status: 400, reason: 'refused by the provider' },
  refused: { status: 400, reason: 'refused by the provider' },
  forged: { status: 400, reason: 'reply of the provider not genuine' },
};

const REASONS: Record<NotAdmitted, NotedReason> = {
  unverified: 'not for this provider',
  domain: 'not for this provider',
  other: 'not for this provider',
  several: 'not registered',
  unknown: 'not registered',
  incomplete: 'not registered',
  noRule: 'no rule gives access',
  silent: 'no rule gives access',
  off: 'access switched off',
};

type From = Pick<Visit, 'address' | 'userAgent'>;

interface Refusal {
  status: ErrorStatus;
  key: 'otherBrowser' | 'factorMissing' | SignOnFault | NotAdmitted;
  reason: NotedReason;
}

/** Notes that nobody came in, and returns what to answer. */
async function refusal(
  context: AppContext,
  { name }: Provider,
  { address, userAgent }: From,
  { status, key, reason }: Refusal,
): Promise<HttpError> {
  await noteSecurityEvent(context, {
    kind: 'sign-on-refused',
    actor: null,
    address,
    browser: browserText(userAgent),
    reason,
  });
  return new HttpError(status, `signOnReplies.${key}`, {}, null, { provider: name });
}

/** @throws HttpError what a fault of a provider is answered with */
async function withProvider<Of>(
  context: AppContext,
  provider: Provider,
  from: From,
  ask: () => Promise<Of>,
): Promise<Of> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof SignOnFailure)) throw error;
    throw await refusal(context, provider, from, { key: error.fault, ...FAULTS[error.fault] });
  }
}

/** @throws HttpError 404 */
function providerOf({ config }: AppContext, id: string): Provider {
  const provider = providerCalled(config, id);
  if (provider === undefined) throw new HttpError(404, 'signOnReplies.noProvider');
  return provider;
}

/** The page of the portal to which a provider leads browsers back; one each, so that no reply is taken for another's. */
const redirectUriFor = ({ origins: [origin = ''] }: RelyingParty, { id }: Provider) =>
  `${origin}/login/${id}`;

/**
 * Begins a sign-in at a provider.
 * @throws HttpError 404 for an unknown one, 503 where it does not answer
 */
export async function beginAt(
  context: AppContext,
  id: string,
  party: RelyingParty,
  from: From,
): Promise<{ address: string; transaction: string }> {
  const provider = providerOf(context, id);
  const redirectUri = redirectUriFor(party, provider);
  const { address, transaction } = await withProvider(context, provider, from, () =>
    authorizationAt(context, provider, redirectUri),
  );
  return { address, transaction: sealTransaction(context, { provider: id, redirectUri, ...transaction }) };
}

/**
 * Signs in whom a provider has let in.
 * @throws HttpError 400 where what it said is not genuine or belongs to another browser, 403 for people whom it may not let
 * in, 404 for an unknown provider, 503 where it does not answer
 */
export async function signInBy(
  context: AppContext,
  { signer, provision }: { signer: TokenSigner; provision: Provision },
  {
    provider: id,
    transaction: sealed,
    parameters,
  }: { provider: string; transaction: string; parameters: string },
  arrival: Arrival,
): Promise<LoginReply | FactorAsked> {
  const provider = providerOf(context, id);
  const refuse = (of: Refusal) => refusal(context, provider, arrival, of);
  const transaction = openTransaction(context, id, sealed);
  if (transaction === null)
    throw await refuse({ status: 400, key: 'otherBrowser', reason: FAULTS.forged.reason });
  const said = await withProvider(context, provider, arrival, () =>
    exchanged(context, provider, addressOf(transaction.redirectUri, parameters), transaction),
  );
  const person = await admit(context, provision, provider, said, arrival);
  if (typeof person === 'string') throw await refuse({ status: 403, key: person, reason: REASONS[person] });
  const entrant = { ...person, attemptId: null };
  const outside = outsideOf(provider, said);
  const { vouched } = said;
  const { enrolled, required } = await factorOf(context, person.id);
  if (enrolled && !vouched) return askForFactor(context, entrant, arrival, outside);
  // Whoever has a password sets up a second factor in the portal, as after any other sign-in.
  if (required && !vouched && person.password_hash === null)
    throw await refuse({ status: 403, key: 'factorMissing', reason: 'second factor due' });
  const ways = { outside: { ...outside, provider: provider.name }, vouched };
  const begun = await beginSession(context, signer, entrant, arrival, ways);
  // The person or the link has changed in this moment.
  if (begun === null) throw await refuse({ status: 403, key: 'off', reason: REASONS.off });
  return loginReplyOf(begun);
}

const outsideOf = ({ issuer }: Provider, { subject, sid, refreshToken }: Said) => ({
  issuer,
  subject,
  sid,
  refreshToken,
});

/** The address to which the provider has led the browser, whatever else stood in it. */
function addressOf(redirectUri: string, parameters: string): URL {
  const address = new URL(redirectUri);
  address.search = parameters;
  return address;
}
