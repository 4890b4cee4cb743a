import * as jose from 'jose';
import * as oidc from 'openid-client';

/**
 * Says why a provider lets nobody in.
 *
 * - `away`: it does not answer, or says that it cannot
 * - `strange`: it answers with something that is no answer
 * - `cancelled`: it says that the person did not want to, or may not
 * - `refused`: it does not take the code or the refresh token
 * - `forged`: what came is not genuine, or not meant for this sign-in
 */
export type SignOnFault = 'away' | 'strange' | 'cancelled' | 'refused' | 'forged';

export class SignOnFailure extends Error {
  override readonly name = 'SignOnFailure';

  constructor(
    readonly fault: SignOnFault,
    cause?: unknown,
  ) {
    super(`The provider is ${fault}`, { cause });
  }
}

/** What was sent is read, and says something else than it should. */
const NO_ANSWER = ['OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_PARSE_ERROR'];

/** Tells what an error of the libraries means. */
export function failureOf(error: unknown): SignOnFailure {
  if (error instanceof SignOnFailure) return error;
  // What the portal itself throws while it reads an answer comes wrapped.
  if (error instanceof Error && error.cause instanceof SignOnFailure) return error.cause;
  return new SignOnFailure(faultOf(error), error);
}

/** Keys that could not be had say nothing about what they would have signed. */
export function faultOfKeys(error: unknown): unknown {
  const isAnswer =
    error instanceof jose.errors.JWKSNoMatchingKey || error instanceof jose.errors.JWKSMultipleMatchingKeys;
  if (isAnswer || !(error instanceof Error)) return error;
  return new SignOnFailure(error instanceof jose.errors.JWKSInvalid ? 'strange' : 'away', error);
}

/** Tells whether an answer ends the session that asked: the provider gives nothing more, or speaks of somebody else. */
export const endsSession = ({ fault, cause }: SignOnFailure): boolean =>
  fault === 'refused' || (fault === 'forged' && cause === undefined);

/** Some refuse without a word, and say by the status alone what they mean; a page of theirs says nothing. */
function faultOfStatus(answer: unknown): SignOnFault {
  if (!(answer instanceof Response)) return 'strange';
  if (answer.status >= 500) return 'away';
  return answer.status === 400 && !answer.headers.has('content-type') ? 'refused' : 'strange';
}

function faultOf(error: unknown): SignOnFault {
  if (error instanceof oidc.AuthorizationResponseError) return 'cancelled';
  if (error instanceof oidc.ResponseBodyError) {
    if (error.status >= 500) return 'away';
    // Its own fault, or that of the portal's settings: the person can do nothing about either.
    return error.error === 'invalid_grant' ? 'refused' : 'strange';
  }
  if (error instanceof jose.errors.JOSEError) return 'forged';
  if (error instanceof oidc.ClientError) {
    const { code = '' } = error;
    if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT') return 'away';
    if (NO_ANSWER.includes(code)) return faultOfStatus(error.cause);
    return code === '' ? 'away' : 'forged';
  }
  // Nobody listens at its address, or its connection breaks.
  return 'away';
}
