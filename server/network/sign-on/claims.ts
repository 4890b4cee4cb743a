import { isEmail, USER } from '../../../contract/logins';
import { SIGN_ON } from '../../../contract/sign-on-rules';
import { SignOnFailure } from './failure';
import type { Provider } from './providers';

/** A provider says this of somebody. */
export interface Said {
  /** Who it is, among the provider's people. */
  subject: string;
  /** The provider's own session, where it says so. */
  sid: string | null;
  /** Verified by the provider; `null`: it says none, or has not. */
  email: string | null;
  name: string | null;
  login: string | null;
  /** The values of the claim of rules; `null`: it says none, or more than anybody has. */
  values: string[] | null;
  /** A second factor was given there, by what the deployment takes as one. */
  vouched: boolean;
  refreshToken: string | null;
}

type Claims = Readonly<Record<string, unknown>>;

/** OpenID Connect Core 1.0, 2: no subject is longer. */
const SUBJECT_LENGTH = 255;
const MOST_VALUES = 1000;

/** A text that a database can hold. */
const isStorable = (value: unknown, length: number): value is string =>
  typeof value === 'string' &&
  value !== '' &&
  value.length <= length &&
  value.isWellFormed() &&
  !value.includes('\0');

const textIn = (claims: Claims, claim: string | undefined): string | null => {
  const value = claim !== undefined && Object.hasOwn(claims, claim) ? claims[claim] : undefined;
  return isStorable(value, SUBJECT_LENGTH) ? value.trim() : null;
};

/** An address as it stands: what is not exactly one belongs to nobody. */
function addressIn({ email }: Claims): string | null {
  return isStorable(email, USER.emailLength) && isEmail(email) ? email : null;
}

/** A claim of several values comes as a list; of one, from some providers, as a text. */
function listIn(claims: Claims, claim: string): string[] | null {
  const said = Object.hasOwn(claims, claim) ? claims[claim] : undefined;
  const values = [said].flat();
  // A part of what somebody has would take away the rest.
  if (said === undefined || said === null || values.length > MOST_VALUES) return null;
  return values.filter((value) => isStorable(value, SIGN_ON.value));
}

/**
 * Reads the claims about a person that matter to the portal.
 * @throws SignOnFailure where they do not say of whom
 */
export function saidBy(provider: Provider, claims: Claims, refreshToken: string | null): Said {
  const { sub, sid, email_verified: isVerified } = claims;
  if (!isStorable(sub, SUBJECT_LENGTH)) throw new SignOnFailure('forged');
  const { acr, amr } = provider.secondFactor ?? {};
  const said = { acr: listIn(claims, 'acr') ?? [], amr: listIn(claims, 'amr') ?? [] };
  return {
    subject: sub,
    sid: isStorable(sid, SUBJECT_LENGTH) ? sid : null,
    // Some send the word.
    email: isVerified === true || isVerified === 'true' ? addressIn(claims) : null,
    name: textIn(claims, 'name'),
    login: textIn(claims, provider.loginClaim),
    values: listIn(claims, provider.rulesClaim),
    vouched:
      (acr?.some((value) => said.acr.includes(value)) ?? false) ||
      (amr?.some((value) => said.amr.includes(value)) ?? false),
    refreshToken,
  };
}
