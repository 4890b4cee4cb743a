import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../../../contract/operation';
import { HttpError } from '../errors/http-error';
import { hasBody } from './bodies';
import { OAuthError } from './oauth-error';

/**
 * RFC 9110, 15.5.16: refuses a body of another media type than the call takes, before it is read; `Accept` and the text
 * say which ones it takes.
 * @throws HttpError 415; RFC 6749, 5.2 knows nothing but 400 for a token
 */
export function assertMediaType(
  { consumes, failure }: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (!hasBody(request)) return;
  const [sent = ''] = (request.headers['content-type'] ?? '').split(';');
  if (consumes.includes(sent.trim().toLowerCase())) return;
  if (failure === 'oauth') throw new OAuthError('invalid_request');
  void reply.header('accept', consumes.join(', '));
  throw new HttpError(415, 'errorReplies.mediaType', {}, null, { types: consumes.join(', ') });
}
