import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ScreenPath } from '../../../../contract/access';
import type { KeyKind } from '../../../../contract/api-clients';
import type { Language } from '../../../../contract/languages';
import type { FactorRule } from '../../../../contract/second-factor';
import type { Versioned } from './versioned';

/* People, their scopes, sessions and passwords. */

export interface PortalUser extends Versioned {
  id: Generated<number>;
  login: string;
  name: string;
  email: string;
  password_hash: string | null;
  /** True where the password is long enough only beside a second factor. */
  password_needs_factor: Generated<boolean>;
  role: number;
  specific_code: number | null;
  active: Generated<boolean>;
  api_access: Generated<boolean>;
  api_starts_on: string | null;
  api_ends_on: string | null;
  created_at: Generated<Date>;
  name_folded: GeneratedAlways<string>;
  email_folded: GeneratedAlways<string>;
}

export interface ApiUser {
  client_id: string;
  user_id: number;
  secret_hash: Buffer;
  created_at: Generated<Date>;
  renewed_at: Date | null;
  /** Counts its secrets; a token carries the number of the secret that it was issued for. */
  secret_version: Generated<number>;
  previous_hash: Generated<Buffer | null>;
  previous_until: Generated<Date | null>;
  revoked_at: Generated<Date | null>;
  last_used_at: Generated<Date | null>;
  last_used_from: Generated<string | null>;
  /** Counts up when the tokens end that its keys were given; such a token carries the number. */
  key_version: Generated<number>;
  /** Addresses and networks from which its programs may come; none: from anywhere. */
  addresses: Generated<string[]>;
}

/** A public key by which the programs of an API user sign in. */
export interface ApiUserKey {
  id: Generated<number>;
  client_id: string;
  kid: string;
  /** That of RFC 7638. */
  thumbprint: string;
  name: string;
  kind: KeyKind;
  /** The public members alone. */
  jwk: ColumnType<Record<string, string>, string>;
  created_at: Date;
  used_at: Generated<Date | null>;
}

/** An assertion that was accepted, until it is too old to be accepted again. */
export interface ClientAssertionUsed {
  hash: Buffer;
  expires_at: Date;
}

/** Calls of an API user on a day of the network. */
export interface ApiUse {
  client_id: string;
  day: string;
  calls: number;
  errors: number;
}

export interface UserEstablishment {
  user_id: number;
  establishment_code: string;
}

export interface UserGrouper {
  user_id: number;
  grouper_id: number;
}

export interface UserSession {
  id: string;
  user_id: number;
  started_at: Date;
  ended_at: Date | null;
  end_reason: string | null;
  address: string;
  user_agent: string;
  /** The language of the person's last renewal; `null`: a session of an earlier version. */
  language: Generated<Language | null>;
  /** The person gave a second factor last at this moment. */
  factor_at: Generated<Date | null>;
  /** The provider by which it began has said that a second factor was given there. */
  vouched: Generated<boolean>;
}

/** An address from which a person has signed in, or a browser, by the hash of its cookie. */
export interface KnownOrigin {
  user_id: number;
  origin: string;
  seen_at: Date;
}

export interface UserBrowser {
  user_id: number;
  browser: string;
  first_seen_at: Date;
}

/** Mails to addresses of its choice that a person has caused on a day. */
export interface MailDay {
  user_id: number;
  day: string;
  mails: number;
}

export interface RefreshToken {
  hash: Buffer;
  session_id: string;
  expires_at: Date;
  used_at: Date | null;
  /** The hash of the token that it was made from; `null`: of a sign-in, or of before it was kept. */
  parent: Buffer | null;
}

export interface RobotCheckUsed {
  signature: string;
  expires_at: Date;
}

export interface SignInFailure {
  id: GeneratedAlways<number>;
  login: string;
  address: string;
  at: Date;
  purpose: Generated<'sign-in' | 'reset' | 'current' | 'factor' | 'proof'>;
  /** A browser that is known of the person, or the session of one; `null`: anybody's. */
  browser: Generated<string | null>;
}

/** A person's authenticator program; one that waits for its first code is `pending`. */
export interface SecondFactor {
  user_id: number;
  sealed: Generated<Buffer | null>;
  confirmed_at: Generated<Date | null>;
  /** The step of the last code that was taken (RFC 6238). */
  last_step: Generated<string | number | null>;
  pending: Generated<Buffer | null>;
  pending_at: Generated<Date | null>;
  /** The session that has asked for it, from which alone its first code is taken. */
  pending_session: Generated<string | null>;
}

export interface RecoveryCode {
  user_id: number;
  hash: Buffer;
  used_at: Date | null;
}

/** A person's key in an authenticator (WebAuthn). */
export interface Passkey {
  id: GeneratedAlways<number>;
  user_id: number;
  credential_id: Buffer;
  /** COSE, RFC 9052. */
  public_key: Buffer;
  /** By this its authenticator knows the person. */
  user_handle: Buffer;
  /** How often its authenticator has signed, as far as that counts. */
  counter: string | number;
  /** The ways to it, as WebAuthn names them. */
  transports: string[];
  /** As the person calls it. */
  name: string;
  /** Its owner has it on several devices. */
  synced: boolean;
  created_at: Date;
  used_at: Date | null;
  /** Its counter went back then, so that it signs no more. */
  copied_at: Generated<Date | null>;
}

/** A challenge that a passkey has signed. */
export interface PasskeyChallengeUsed {
  challenge: Buffer;
  expires_at: Date;
}

/** A sign-in whose password was right, by the hash of its token. */
export interface FactorChallenge {
  hash: Buffer;
  user_id: number;
  /** Of the password's hash as it was then. */
  password_digest: Buffer;
  expires_at: Date;
  /** Of a sign-in at a provider, sealed: what its session will hold (`sign_on_session`). */
  sign_on: Generated<Buffer | null>;
}

/** Level 1 has set this for a role. */
export interface SecondFactorRule {
  role: number;
  rule: FactorRule;
  required_from: string | null;
}

/** A person as a provider of OpenID Connect knows it. */
export interface SignOnLink {
  issuer: string;
  subject: string;
  user_id: number;
  /** The values of the claim of rules, as the provider sent them last. */
  claims: string[];
  /** No rule concerned the person, who was deactivated for that; back with the next rule that does. */
  suspended: Generated<boolean>;
  linked_at: Date;
  seen_at: Date;
}

/** A session that began at a provider, which is asked at each renewal whether it goes on. */
export interface SignOnSession {
  session_id: string;
  issuer: string;
  subject: string;
  /** The provider's own session. */
  sid: string | null;
  /** Sealed; `null`: the provider gave none, and the session ends with its first renewal. */
  refresh_token: Buffer | null;
  /** The provider has said at this moment that the session goes on. */
  checked_at: Date;
  /** A renewal asks the provider since then; others wait for its answer. */
  claimed_at: Generated<Date | null>;
}

/** What a value of a provider's claim gives. */
export interface SignOnRuleRow {
  id: Generated<number>;
  issuer: string;
  place: number;
  value: string;
  role: number;
  specific_code: number | null;
}

export interface SignOnRuleGrouper {
  rule_id: number;
  grouper_id: number;
}

export interface RateLimit {
  key: string;
  hits: number;
  resets_at: Date;
}

export interface PasswordLink {
  id: string;
  user_id: number;
  hash: Buffer;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

export interface PasswordHistory {
  id: GeneratedAlways<number>;
  user_id: number;
  password_hash: string;
  replaced_at: Date;
}

/** A filter of a list that is too long for an address. */
export interface KeptFilter {
  id: string;
  user_id: number;
  screen: ScreenPath;
  filter: string;
  kept_at: Date;
}
