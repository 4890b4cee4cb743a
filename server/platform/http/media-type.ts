import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../../../contract/operation';
import { HttpError } from '../errors/http-error';
import { hasBody } from './bodies';
import { OAuthError } from './oauth-error';

/**
 * RFC 9110, 15.5.16: refuses a body of another media type than the call takes, before it is read; `Accept` and the text
 * say which ones it takes. A text is UTF-8 (RFC 8259, 8.1), so that a body that says another charset is refused too,
 * and no body is decompressed, so that an encoded one is too (`Accept-Encoding` says so, as 15.5.16 wishes).
 * @throws HttpError 415; RFC 6749, 5.2 knows nothing but 400 for a token
 */
export function assertMediaType(
  { consumes, failure, streams }: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (!hasBody(request)) return;
  const [, ...parameters] = (request.headers['content-type'] ?? '').split(';');
  const isKnown = consumes.includes(mediaTypeOf(request));
  // A file is bytes, whatever they are: its reader finds out.
  const isEncoded = !/^(identity)?$/i.test(request.headers['content-encoding']?.trim() ?? '');
  if (isKnown && !isEncoded && (streams || parameters.every(isReadable))) return;
  if (failure === 'oauth') throw new OAuthError('invalid_request');
  if (isEncoded) {
    void reply.header('accept-encoding', 'identity');
    throw new HttpError(415, 'errorReplies.contentEncoding');
  }
  void reply.header('accept', consumes.join(', '));
  if (isKnown) throw new HttpError(415, 'errorReplies.charset');
  throw new HttpError(415, 'errorReplies.mediaType', {}, null, { types: consumes.join(', ') });
}

/** The media type that a request says of its body, without its parameters and in small letters. */
export const mediaTypeOf = ({ headers }: FastifyRequest): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** UTF-8 by its names, and its subset. */
const CHARSETS = ['utf-8', 'utf8', 'us-ascii'];

/** Tells whether a parameter of Content-Type names no other charset than those that are read. */
function isReadable(parameter: string): boolean {
  const [name = '', value = ''] = parameter.toLowerCase().split('=');
  return name.trim() !== 'charset' || CHARSETS.includes(value.trim().replace(/^"(.*)"$/, '$1'));
}
