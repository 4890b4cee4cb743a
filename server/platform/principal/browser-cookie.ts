import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { KNOWN_ORIGIN_DAYS } from '../../../contract/session';
import type { Config } from '../config';

const COOKIE = 'cofre-browser';

/** The calls that look at it are all below this path. */
const PATH = '/portal/auth';

/** Also in the name of before: whose browser has it under that is not unknown for it. */
const sentCookie = new RegExp(`(?:^|;\\s*)(?:__Host-)?${COOKIE}=([\\w-]{43})(?:;|$)`);

/** A browser as it is recognized at the next sign-in: by a cookie that signs nobody in, of which the hash is stored. */
interface BrowserCookie {
  hash: string;
  /** The value of the Set-Cookie header, which renews it. */
  header: string;
}

/** Returns the hash of the cookie that a browser sent; `null` where it sent none. */
export function knownBrowser({ cookie = '' }: IncomingHttpHeaders): string | null {
  const token = sentCookie.exec(cookie)?.[1];
  return token === undefined ? null : hashOf(token);
}

/** Returns the cookie of a browser from which somebody signs in; it is made where there is none yet. */
export function browserCookie(
  { cookie = '' }: IncomingHttpHeaders,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): BrowserCookie {
  const token = sentCookie.exec(cookie)?.[1] ?? randomBytes(32).toString('base64url');
  // By its name a browser takes such a cookie from this very host alone, over https, and only for all of its paths.
  const [name, rest] = publicUrl?.startsWith('https:')
    ? [`__Host-${COOKIE}`, 'Path=/; Secure']
    : [COOKIE, `Path=${PATH}`];
  const age = KNOWN_ORIGIN_DAYS * 86_400;
  return {
    hash: hashOf(token),
    header: `${name}=${token}; ${rest}; Max-Age=${age}; HttpOnly; SameSite=Strict`,
  };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
