import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { TOKENS } from '../../../contract/session';
import type { AppContext } from '../context';

export interface TokenPair {
  token: string;
  refreshToken: string;
}

interface Claims {
  /** The session. */
  sid: string;
  /** Seconds since 1970. */
  exp: number;
}

/**
 * Signs and reads access tokens. The expiry is checked here, against the portal's clock, and nothing else that a clock
 * could decide: a token of a server whose clock is ahead is good at once, and whoever is refused too early refreshes.
 */
export interface TokenSigner {
  /** @param endsAt the end of the session: no token is good for longer */
  sign(sessionId: string, endsAt: Date): string;
  /** The session that a genuine token names, and whether its time is up; `null` for any other text. */
  read(token: string): { sessionId: string; expired: boolean } | null;
  /** For an API client, by the version of the secret, or by the key, that it was given for. */
  signClient(client: ClientToken): string;
  /** What a genuine token of an API client says; `null` for any other text and for one whose time is up. */
  readClient(token: string): ClientToken | null;
}

/** A token of an API client names no session, and one of a session no client: neither is good for the other. */
export type ClientToken = { clientId: string } & ({ secretVersion: number } | KeyToken);

/** The key of a token, and the version of what the keys of its client have. */
interface KeyToken {
  keyId: number;
  keyVersion: number;
}

/** A server that knows no keys refuses the token of one, because it has no `ver`. */
interface ClientClaims {
  cid: string;
  ver?: number;
  key?: number;
  kver?: number;
  exp: number;
}

/** RFC 7519, 4.1: by whom a token was issued, and for what it is good. */
const ISSUER = 'cofre';
type Audience = 'portal' | 'api';
interface Addressed {
  iss: string;
  aud: Audience;
}

/**
 * Tokens that say neither are of a version before this one. They are accepted, because with an access token that has
 * expired a session is renewed for twelve hours: nobody is signed out by an upgrade.
 */
const isFor = (audience: Audience, { iss, aud }: Partial<Addressed>): boolean =>
  (iss === undefined && aud === undefined) || (iss === ISSUER && aud === audience);

export function tokenSigner(app: FastifyInstance, context: AppContext): TokenSigner {
  const seconds = () => Math.floor(context.now().getTime() / 1000);
  const signed = (audience: Audience, claims: object, endsAt = Number.POSITIVE_INFINITY): string =>
    app.jwt.sign({
      ...claims,
      iss: ISSUER,
      aud: audience,
      exp: Math.min(seconds() + TOKENS.accessMinutes * 60, endsAt),
      iat: seconds(),
      jti: randomUUID(),
    });
  const verified = <Of extends object>(token: string, audience: Audience): Partial<Of> => {
    for (const key of [context.secret, ...context.olderSecrets]) {
      try {
        const claims = app.jwt.verify<Of & Partial<Addressed>>(token, { key });
        return isFor(audience, claims) ? claims : {};
      } catch {
        // altered, unsigned, of another key or no token at all
      }
    }
    return {};
  };
  return {
    sign: (sessionId, endsAt) => signed('portal', { sid: sessionId }, Math.floor(endsAt.getTime() / 1000)),
    read: (token) => {
      const { sid, exp } = verified<Claims>(token, 'portal');
      if (typeof sid !== 'string' || typeof exp !== 'number') return null;
      return { sessionId: sid, expired: exp <= seconds() };
    },
    signClient: ({ clientId: cid, ...by }) =>
      signed(
        'api',
        'keyId' in by ? { cid, key: by.keyId, kver: by.keyVersion } : { cid, ver: by.secretVersion },
      ),
    readClient: (token) => {
      const { cid, ver, key, kver, exp } = verified<ClientClaims>(token, 'api');
      if (typeof cid !== 'string' || typeof exp !== 'number' || exp <= seconds()) return null;
      if (typeof ver === 'number') return { clientId: cid, secretVersion: ver };
      if (typeof key !== 'number' || typeof kver !== 'number') return null;
      return { clientId: cid, keyId: key, keyVersion: kver };
    },
  };
}

/** What is kept of a refresh token: nobody who reads the table can use it. */
export function hashOf(refreshToken: string): Buffer {
  return createHash('sha256').update(refreshToken).digest();
}

/** What is kept of a refresh token. */
interface KeptToken {
  hash: Buffer;
  session_id: string;
  expires_at: Date;
  used_at: null;
  parent: Buffer | null;
}

/**
 * A new pair for a session, and the row of its refresh token, without which it is good for nothing.
 * @param endsAt the end of the session, however much it is used
 * @param parent the hash of the refresh token that it is made from; none at a sign-in
 */
export function newPair(
  context: AppContext,
  signer: TokenSigner,
  sessionId: string,
  endsAt: Date,
  parent: Buffer | null = null,
): { pair: TokenPair; kept: KeptToken } {
  const refreshToken = randomBytes(32).toString('base64url');
  return {
    pair: { token: signer.sign(sessionId, endsAt), refreshToken },
    kept: {
      hash: hashOf(refreshToken),
      session_id: sessionId,
      expires_at: new Date(
        Math.min(context.now().getTime() + TOKENS.refreshHours * 3_600_000, endsAt.getTime()),
      ),
      used_at: null,
      parent,
    },
  };
}
