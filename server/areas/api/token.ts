import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { issueToken } from '../../../contract/api';
import { API } from '../../../contract/limits';
import type { BodyOf } from '../../../contract/operation';
import { TOKENS } from '../../../contract/session';
import type { Shared } from '../../area';
import { noteSecurityEvent } from '../../platform/audit/security-event';
import type { AppContext } from '../../platform/context';
import { clientOfSecret } from '../../platform/credentials/client-secret';
import { browserText } from '../../platform/http/browser';
import { OAuthError } from '../../platform/http/oauth-error';
import { type Budget, writeBudgets } from '../../platform/http/rate-limit-headers';
import { countHit } from '../../platform/http/rate-limit-store';
import type { Serve } from '../../platform/http/serve';
import { undecodableKeys } from '../../platform/http/utf8';
import { networkOf } from '../../platform/principal/network-of';

/** The id where there is such a client: anything may stand in its place, a secret too, and anybody can think up ids. */
async function knownClient({ database }: AppContext, id: string): Promise<string | null> {
  if (!z.guid().safeParse(id).success) return null;
  const known = await database.db
    .selectFrom('api_user')
    .where('client_id', '=', id)
    .select('client_id')
    .executeTakeFirst();
  return known?.client_id ?? null;
}

interface Credentials {
  clientId: string;
  secret: string;
}

/**
 * API-17: the token endpoint of RFC 6749 for client credentials.
 * @param app a Fastify scope for this route alone, because it also parses form bodies
 */
export function tokenRoute(
  app: FastifyInstance,
  serve: Serve,
  context: AppContext,
  { signer, clientUse }: Shared,
): void {
  readForms(app);
  // RFC 6749, 5.1, also for refusals; that nothing is stored is said of every reply (app.ts).
  app.addHook('onSend', async (request, reply) => {
    void reply.header('pragma', 'no-cache');
    writeBudgets(reply, [...addressBudget(reply), ...(request.budgets ?? [])]);
  });
  serve(issueToken, async ({ body, headers, address, userAgent, setBudget }) => {
    const { clientId, secret } = credentialsOf(headers.authorization, body);
    const { grant_type: grantType, scope } = body;
    if (grantType === undefined || grantType === '') throw new OAuthError('invalid_request');
    if (grantType !== 'client_credentials') throw new OAuthError('unsupported_grant_type');
    if (scope !== undefined && scope !== '') throw new OAuthError('invalid_scope');
    await assertNotTooMany(context, clientId, address, setBudget);
    const client = await clientOfSecret(context, clientId, secret);
    // For a client that does not exist there is no row to count at (client-use.ts).
    clientUse.count(clientId, address, client === null);
    if (client === null) {
      await noteSecurityEvent(context, {
        kind: 'client-refused',
        actor: await knownClient(context, clientId),
        address,
        reason: 'wrong client secret',
        operation: issueToken.name,
        browser: browserText(userAgent),
      });
      throw new OAuthError('invalid_client');
    }
    return {
      access_token: signer.signClient(client),
      token_type: 'Bearer' as const,
      expires_in: TOKENS.accessMinutes * 60,
    };
  });
}

/**
 * Limits the attempts for a client by address, so that somebody who only knows its id cannot lock the client out.
 * Addresses have a limit of their own.
 */
async function assertNotTooMany(
  context: AppContext,
  clientId: string,
  address: string,
  setBudget: (budget: Budget) => void,
): Promise<void> {
  const key = `token ${networkOf(address)} ${clientId}`;
  const { current, ttl } = await countHit(context, key);
  const [max, seconds] = [API.tokensAMinute, Math.ceil(ttl / 1000)];
  setBudget({ name: 'client', max, remaining: Math.max(0, max - current), seconds });
  if (current > max) throw new OAuthError('temporarily_unavailable', seconds);
}

/** Reads the rest of the address's limit from the fields in which the limit of public calls is written. */
function addressBudget(reply: FastifyReply): Budget[] {
  const [max, remaining, seconds] = ADDRESS_FIELDS.map((name) => Number(reply.getHeader(name)));
  for (const name of ADDRESS_FIELDS) reply.removeHeader(name);
  if (max === undefined || remaining === undefined || seconds === undefined || Number.isNaN(max)) return [];
  return [{ name: 'address', max, remaining, seconds }];
}

/** They mean seconds to some programs and dates to others (decision 55). */
const ADDRESS_FIELDS = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'] as const;

/**
 * RFC 6749, 2.3.1: reads the client's id and secret, by HTTP Basic or from the body.
 * @throws OAuthError if both are used, or none
 */
function credentialsOf(header: string | undefined, body: BodyOf<typeof issueToken>): Credentials {
  const { client_id: id, client_secret: secret } = body;
  const basic = /^Basic +([\w+/=-]+) *$/i.exec(header ?? '')?.[1];
  if (header !== undefined && basic === undefined) throw new OAuthError('invalid_client');
  if (basic === undefined) {
    if (!id || !secret) throw new OAuthError('invalid_client');
    return { clientId: id, secret };
  }
  if (secret !== undefined) throw new OAuthError('invalid_request');
  const bytes = Buffer.from(basic, 'base64');
  if (!isUtf8(bytes)) throw new OAuthError('invalid_client');
  const [name = '', ...rest] = bytes.toString().split(':');
  const credentials = { clientId: decoded(name), secret: decoded(rest.join(':')) };
  if (id !== undefined && id !== credentials.clientId) throw new OAuthError('invalid_request');
  return credentials;
}

/** Decodes the id or the secret of the header, which are encoded like the fields of a form. */
function decoded(text: string): string {
  try {
    const plain = decodeURIComponent(text.replaceAll('+', ' '));
    if (plain.includes('\0') || !plain.isWellFormed()) throw new OAuthError('invalid_client');
    return plain;
  } catch {
    throw new OAuthError('invalid_client');
  }
}

/** RFC 6749, 3.2: parameters without a value are ignored, and none may be repeated. */
function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => {
      const text = body.toString();
      if (!isUtf8(body) || undecodableKeys(text).length > 0) throw new OAuthError('invalid_request');
      const pairs = [...new URLSearchParams(text)].filter(([, value]) => value !== '');
      const form = Object.fromEntries(pairs);
      if (Object.keys(form).length !== pairs.length) throw new OAuthError('invalid_request');
      return form;
    },
  );
}
