import { createHash } from 'node:crypto';
import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import type { AppContext } from '../../platform/context';
import { type Said, saidBy } from './claims';
import { type Described, described, TOLERANCE_S } from './discovery';
import { failureOf, SignOnFailure } from './failure';
import type { Provider } from './providers';

/** Signatures that a token may have; those by a shared secret, and none at all, are not among them. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/** What the browser of a person is to bring back from the provider. */
export interface Transaction {
  state: string;
  nonce: string;
  verifier: string;
}

/**
 * Returns the address at which a browser begins a sign-in.
 * @param redirectUri the page of the portal to which the provider leads it back; each provider has its own
 * @throws SignOnFailure
 */
export async function authorizationAt(
  context: AppContext,
  provider: Provider,
  redirectUri: string,
): Promise<{ address: string; transaction: Transaction }> {
  const { configuration } = await described(context, provider);
  const transaction = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
  };
  const { acr } = provider.secondFactor ?? {};
  const address = oidc.buildAuthorizationUrl(configuration, {
    ...provider.parameters,
    redirect_uri: redirectUri,
    scope: provider.scope,
    state: transaction.state,
    nonce: transaction.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(transaction.verifier),
    code_challenge_method: 'S256',
    ...(acr !== undefined && { acr_values: acr.join(' ') }),
  });
  return { address: address.href, transaction };
}

/**
 * Exchanges what a browser has brought back.
 * @param address the address to which the provider led the browser
 * @throws SignOnFailure
 */
export async function exchanged(
  context: AppContext,
  provider: Provider,
  address: URL,
  { state, nonce, verifier }: Transaction,
): Promise<Said> {
  const provided = await described(context, provider);
  try {
    const tokens = await oidc.authorizationCodeGrant(provided.configuration, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    return await saidOf(provided, provider, tokens, null);
  } catch (error) {
    throw failureOf(error);
  }
}

/**
 * Asks a provider whether a person still may, and what it says of that person now.
 * @throws SignOnFailure; `refused`: it gives nothing more for this session
 */
export async function renewed(
  context: AppContext,
  provider: Provider,
  { refreshToken, subject }: { refreshToken: string; subject: string },
): Promise<Said> {
  const provided = await described(context, provider);
  try {
    const tokens = await oidc.refreshTokenGrant(provided.configuration, refreshToken);
    const said = await saidOf(provided, provider, tokens, subject);
    return { ...said, refreshToken: said.refreshToken ?? refreshToken };
  } catch (error) {
    throw failureOf(error);
  }
}

type Tokens = Pick<
  Awaited<ReturnType<typeof oidc.refreshTokenGrant>>,
  'id_token' | 'access_token' | 'refresh_token'
>;

/**
 * @param expected of whom the answer has to be; `null`: of whomever it says
 */
async function saidOf(
  { configuration, keys }: Described,
  provider: Provider,
  { id_token: idToken, access_token: accessToken, refresh_token: refreshToken }: Tokens,
  expected: string | null,
): Promise<Said> {
  const claims = idToken === undefined ? null : await claimsOf(keys, provider, idToken, accessToken);
  const subject = claims?.sub ?? expected;
  if (subject === null || (expected !== null && subject !== expected)) throw new SignOnFailure('forged');
  const { rulesClaim, loginClaim } = provider;
  const asked = ['email', 'name', rulesClaim, ...(loginClaim === undefined ? [] : [loginClaim])];
  const complete = claims !== null && asked.every((claim) => claim in claims);
  const { userinfo_endpoint: endpoint } = configuration.serverMetadata();
  // Many providers put into the token only who it is of.
  const info: Readonly<Record<string, unknown>> =
    complete || endpoint === undefined ? {} : await oidc.fetchUserInfo(configuration, accessToken, subject);
  // An address and whether it is verified are one statement, and how somebody was asked is said by what is signed alone.
  const address = claims !== null && 'email' in claims ? claims : info;
  return saidBy(
    provider,
    {
      ...info,
      ...claims,
      sub: subject,
      email: address.email,
      email_verified: address.email_verified,
      acr: claims?.acr,
      amr: claims?.amr,
    },
    refreshToken ?? null,
  );
}

/** Reads a token of the provider that is signed with one of its keys, meant for the portal, and came with this access token. */
async function claimsOf(
  keys: JWTVerifyGetKey,
  provider: Provider,
  token: string,
  accessToken: string,
): Promise<JWTPayload & { sub: string }> {
  const { payload, protectedHeader } = await jwtVerify<{ sub: string; azp?: unknown; at_hash?: unknown }>(
    token,
    keys,
    { ...acceptedBy(provider), requiredClaims: ['sub', 'iat', 'exp'] },
  );
  const { azp, at_hash: hash } = payload;
  if (azp !== undefined && azp !== provider.clientId) throw new SignOnFailure('forged');
  if (hash !== undefined && hash !== halfHash(protectedHeader.alg, accessToken))
    throw new SignOnFailure('forged');
  return payload;
}

const acceptedBy = ({ issuer, clientId }: Provider) => ({
  algorithms: ALGORITHMS,
  issuer,
  audience: clientId,
  clockTolerance: TOLERANCE_S,
});

/** OpenID Connect Core 1.0, 3.1.3.8: the left half of the hash that belongs to the algorithm of a signature. */
function halfHash(algorithm: string, text: string): string {
  const hash = createHash(`sha${/\d{3}$/.exec(algorithm)?.[0] ?? '512'}`)
    .update(text)
    .digest();
  return hash.subarray(0, hash.length / 2).toString('base64url');
}

/** The sessions that a provider ends. */
export interface LoggedOut {
  subject: string | null;
  sid: string | null;
  /** Sessions that began later are others. */
  at: Date;
}

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** A logout token is sent at once, and no older one counts, in seconds. */
const LOGOUT_AGE_S = 300;

/**
 * Reads a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6).
 * @throws SignOnFailure
 */
export async function loggedOutBy(
  context: AppContext,
  provider: Provider,
  token: string,
): Promise<LoggedOut> {
  const { keys } = await described(context, provider);
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      ...acceptedBy(provider),
      requiredClaims: ['iat', 'jti', 'events'],
      maxTokenAge: LOGOUT_AGE_S,
    });
    const { sub = null, sid = null, events, nonce, iat = 0 } = payload;
    // Providers of before the type was asked for send none, or that of any token.
    const { typ = 'JWT' } = protectedHeader;
    const isLogout =
      ['jwt', 'logout+jwt'].includes(typ.toLowerCase()) &&
      typeof events === 'object' &&
      events !== null &&
      LOGOUT_EVENT in events;
    if (!isLogout || nonce !== undefined || (sub === null && typeof sid !== 'string'))
      throw new SignOnFailure('forged');
    return {
      subject: sub,
      sid: typeof sid === 'string' ? sid : null,
      at: new Date((iat + TOLERANCE_S) * 1000),
    };
  } catch (error) {
    throw failureOf(error);
  }
}
