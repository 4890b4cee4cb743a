import type { Generated, GeneratedAlways } from 'kysely';
import type { Versioned } from './versioned';

/* People, their scopes, sessions and passwords. */

export interface PortalUser extends Versioned {
  id: Generated<number>;
  login: string;
  name: string;
  email: string;
  password_hash: string | null;
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
}

export interface UserBrowser {
  user_id: number;
  browser: string;
  first_seen_at: Date;
}

export interface RefreshToken {
  hash: Buffer;
  session_id: string;
  expires_at: Date;
  used_at: Date | null;
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
  purpose: Generated<'sign-in' | 'reset'>;
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
