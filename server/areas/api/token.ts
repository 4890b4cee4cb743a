import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { issueToken } from '../../../contract/api';
import { API } from '../../../contract/limits';
import type { BodyOf } from '../../../contract/operation';
import { TOKENS } from '../../../contract/session';
import type { Shared } from '../../area';
import { type NotedReason, noteSecurityEvent } from '../../platform/audit/security-event';
import type { AppContext } from '../../platform/context';
import { clientOfSecret } from '../../platform/credentials/client-secret';
import { browserText } from '../../platform/http/browser';
import { comesFrom } from '../../platform/http/client-addresses';
import { readForms } from '../../platform/http/forms';
import { OAuthError } from '../../platform/http/oauth-error';
import { type Budget, writeBudgets } from '../../platform/http/rate-limit-headers';
import { countHit } from '../../platform/http/rate-limit-store';
import type { Serve } from '../../platform/http/serve';
import { networkOf } from '../../platform/principal/network-of';
import type { ClientToken } from '../../platform/principal/tokens';
import { ASSERTION_TYPE, claimedClient, clientOfAssertion, useAssertion } from './assertion';
import { portalAddress } from './portal-address';

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

/** By what a client signs in: its secret, or an assertion that its key has signed. */
type Credentials = { clientId: string } & ({ secret: string } | { assertion: string });

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
    const credentials = credentialsOf(headers.authorization, body);
    const { clientId } = credentials;
    const { grant_type: grantType, scope } = body;
    if (grantType === undefined || grantType === '') throw new OAuthError('invalid_request');
    if (grantType !== 'client_credentials') throw new OAuthError('unsupported_grant_type');
    if (scope !== undefined && scope !== '') throw new OAuthError('invalid_scope');
    await assertNotTooMany(context, clientId, address, setBudget);
    const issuer = portalAddress(context.config, headers.host);
    const admitted = await admit(context, credentials, {
      address,
      audiences: [issuer, issuer + issueToken.path],
    });
    const refused = typeof admitted === 'string';
    // For a client that does not exist there is no row to count at (client-use.ts).
    clientUse.count(clientId, address, refused);
    if (refused) {
      await noteSecurityEvent(context, {
        kind: 'client-refused',
        actor: await knownClient(context, clientId),
        address,
        reason: admitted,
        operation: issueToken.name,
        browser: browserText(userAgent),
      });
      throw new OAuthError(
        'invalid_client',
        null,
        admitted === 'address not allowed' ? WRONG_ADDRESS : undefined,
      );
    }
    return {
      access_token: signer.signClient(admitted),
      token_type: 'Bearer' as const,
      expires_in: TOKENS.accessMinutes * 60,
    };
  });
}

/** Only whoever has shown a right secret or key reads it. */
const WRONG_ADDRESS =
  'The client may not come from this address; its manager has listed in the portal those from which it may';

/** Returns what a client gets a token for, or why it is refused. */
async function admit(
  context: AppContext,
  credentials: Credentials,
  { address, audiences }: { address: string; audiences: readonly string[] },
): Promise<ClientToken | NotedReason> {
  if ('secret' in credentials) {
    const shown = await clientOfSecret(context, credentials.clientId, credentials.secret);
    if (shown === null) return 'wrong client secret';
    return comesFrom(shown.addresses, address) ? shown.token : 'address not allowed';
  }
  const good = await clientOfAssertion(context, credentials.assertion, audiences);
  if (typeof good === 'string') return good;
  if (!comesFrom(good.addresses, address)) return 'address not allowed';
  return (await useAssertion(context, good)) ? good.token : 'assertion used before';
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
 * RFC 6749, 2.3.1: reads the client's id and secret, by HTTP Basic or from the body; RFC 7523, 2.2: or its assertion.
 * @throws OAuthError if several are used, or none
 */
function credentialsOf(header: string | undefined, body: BodyOf<typeof issueToken>): Credentials {
  const { client_id: id, client_secret: secret, client_assertion: assertion } = body;
  const { client_assertion_type: type } = body;
  if (assertion || type) {
    if (header !== undefined || secret) throw new OAuthError('invalid_request');
    if (!assertion || !type) throw new OAuthError('invalid_request');
    const clientId = claimedClient(assertion);
    // What is of another type, or of another client than the body names, is refused like any assertion that is wrong.
    const isMeant = type === ASSERTION_TYPE && (!id || id === clientId);
    return { clientId, assertion: isMeant ? assertion : '' };
  }
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
