import type { LoginReply } from '../../contract/session';
import { forgetStanding } from '../portal/standing-change';
import { decryptProfile, encryptProfile } from './profile-cipher';
import { forgetRenewed, type TokenPair } from './renewed-pair';

/** SES-02, SES-03: the keys under which the browser stores a session. */
export const STORED = {
  token: '@token',
  refreshToken: '@refreshToken',
  login: '@login',
  name: '@name',
  profile: '@accessProfile',
} as const;

/** The stored pair, or `null` where one of the two is missing. */
export function readTokens(): TokenPair | null {
  const token = localStorage.getItem(STORED.token);
  const refreshToken = localStorage.getItem(STORED.refreshToken);
  return token && refreshToken ? { token, refreshToken } : null;
}

/** SES-03: the login of the person whose session it is. */
export function readLogin(): string | null {
  return localStorage.getItem(STORED.login);
}

/** SES-10: a refresh replaces both at once. */
export function replaceTokens({ token, refreshToken }: TokenPair): void {
  localStorage.setItem(STORED.token, token);
  localStorage.setItem(STORED.refreshToken, refreshToken);
}

/** SES-02: stores a new session; the access profile is stored encrypted, or not at all. */
export async function storeSession(reply: LoginReply): Promise<void> {
  forgetStanding();
  await forgetRenewed();
  replaceTokens(reply);
  localStorage.setItem(STORED.login, reply.login);
  localStorage.setItem(STORED.name, reply.name);
  await storeProfile(reply.perfil);
}

/** SES-02: stores the access profile, encrypted or not at all. */
export async function storeProfile(perfil: number): Promise<void> {
  const profile = await encryptProfile(perfil);
  if (profile === null) localStorage.removeItem(STORED.profile);
  else localStorage.setItem(STORED.profile, profile);
}

/** SES-13: the stored profile number, or `null` where none is stored or it cannot be read. */
export async function readProfile(): Promise<number | null> {
  const stored = localStorage.getItem(STORED.profile);
  return stored === null ? null : decryptProfile(stored);
}

/** SES-06, LOG-04: removes the session; the language stays (SHELL-22). */
export function clearSession(): void {
  for (const key of Object.values(STORED)) localStorage.removeItem(key);
  void forgetRenewed();
}
