import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MessageKey } from '../../../i18n/server';
import { type Noted, type NotedReason, noteSecurityEvent } from '../audit/security-event';
import type { AppContext } from '../context';
import { HttpError } from '../errors/http-error';
import { browserText } from './browser';
import { clientAddress } from './client-address';
import { ForeignAddress } from './client-addresses';
import { headerText } from './utf8';

/** Notes each refusal of access to somebody who is known, and each token or key that is refused, before it is answered. */
export function noteRefusals(app: FastifyInstance, context: AppContext): void {
  app.addHook('onError', async (request, _reply, error) => {
    const refusal = refusalOf(request, error);
    if (refusal === null) return;
    await noteSecurityEvent(context, {
      ...refusal,
      address: clientAddress(request),
      operation: request.routeOptions.config.operation?.name,
      browser: browserText(headerText(request.headers['user-agent'])),
    });
  });
}

/** Refusals of 403 that mean more than that a person may not do this. */
const REASONS: Partial<Record<MessageKey, NotedReason>> = {
  'factorReplies.due': 'second factor due',
  'factorReplies.again': 'second factor asked again',
  'factorReplies.passwordFirst': 'password needs a second factor',
  'factorReplies.longPasswordFirst': 'password needs a second factor',
};

/** Refusals of 401 that a program gets; those of people mostly mean that a session is over. */
const TOKENS: Partial<Record<MessageKey, NotedReason>> = {
  'apiReplies.token': 'token not valid',
  'errorReplies.feedKey': 'wrong gateway key',
};

function refusalOf(
  { caller, principal, headers }: FastifyRequest,
  error: Error,
): Pick<Noted, 'kind' | 'actor' | 'reason'> | null {
  if (!(error instanceof HttpError)) return null;
  if (error instanceof ForeignAddress)
    return { kind: 'client-refused', actor: error.clientId, reason: 'address not allowed' };
  const { status, key, fields } = error;
  const actor = (caller ?? principal)?.login ?? null;
  // A current password that is wrong has its entry in the trail, and one that is missing is no refusal yet.
  if (status === 403 && actor !== null && !Object.hasOwn(fields, 'currentPassword'))
    return { kind: 'access-refused', actor, reason: REASONS[key] ?? 'not allowed' };
  const token = TOKENS[key];
  // Whoever sends none has not tried one.
  if (status === 401 && token !== undefined && headers.authorization !== undefined)
    return { kind: 'client-refused', actor: null, reason: token };
  return null;
}
