import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { TOKENS } from '../../../contract/limits';
import type { AppContext } from '../context';
import type { Db } from '../db/open';

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
  sign(sessionId: string): string;
  /** The session that a genuine token names, and whether its time is up; `null` for any other text. */
  read(token: string): { sessionId: string; expired: boolean } | null;
}

export function tokenSigner(app: FastifyInstance, context: AppContext): TokenSigner {
  const seconds = () => Math.floor(context.now().getTime() / 1000);
  return {
    sign: (sessionId) =>
      app.jwt.sign({
        sid: sessionId,
        exp: seconds() + TOKENS.accessMinutes * 60,
        iat: seconds(),
        jti: randomUUID(),
      }),
    read: (token) => {
      try {
        const { sid, exp } = app.jwt.verify<Claims>(token);
        if (typeof sid !== 'string' || typeof exp !== 'number') return null;
        return { sessionId: sid, expired: exp <= seconds() };
      } catch {
        return null; // altered, unsigned, another key or no token at all
      }
    },
  };
}

/** What is kept of a refresh token: nobody who reads the table can use it. */
export function hashOf(refreshToken: string): Buffer {
  return createHash('sha256').update(refreshToken).digest();
}

/** Makes a new pair for a session and stores the hash of its refresh token. */
export async function issuePair(
  trx: Db,
  context: AppContext,
  signer: TokenSigner,
  sessionId: string,
): Promise<TokenPair> {
  const refreshToken = randomBytes(32).toString('base64url');
  const expires = new Date(context.now().getTime() + TOKENS.refreshHours * 3_600_000);
  await trx
    .insertInto('refresh_token')
    .values({ hash: hashOf(refreshToken), session_id: sessionId, expires_at: expires, used_at: null })
    .execute();
  return { token: signer.sign(sessionId), refreshToken };
}
