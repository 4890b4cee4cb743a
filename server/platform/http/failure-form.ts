import { STATUS_CODES } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { type ProblemDetails, problemType, type TokenError } from '../../../contract/api-problems';
import { type ErrorStatus, errorCodes } from '../../../contract/errors';
import type { FailureForm } from '../../../contract/operation';

interface Failed {
  status: ErrorStatus;
  text: string;
  fields?: Record<string, string> | undefined;
  oauth?: TokenError | undefined;
  description?: string | undefined;
}

interface FailureBody {
  mediaType: string;
  body: unknown;
  headers: Record<string, string>;
}

/** The form in which a call reports failures; an address without a call has that of its neighbours. */
export function failureForm({ routeOptions, url }: FastifyRequest): FailureForm {
  const declared = routeOptions?.config?.operation?.failure;
  return declared ?? (isApi({ url }) ? 'problem' : 'json');
}

/** Whether a request is one of programs. */
export const isApi = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.startsWith('/api/');

/** A failure as it is sent. */
export function failureBody(form: FailureForm, failed: Failed, request: FastifyRequest): FailureBody {
  const { status, text, fields } = failed;
  const failure = { code: errorCodes[status], message: text, ...(fields && { fields }) };
  const mediaType = 'application/json; charset=utf-8';
  switch (form) {
    // LOG-10: a failed sign-in is a string, the status and the text.
    case 'string':
      return { mediaType, body: `${status}${text}`, headers: {} };
    case 'oauth':
      return { mediaType, body: oauthBody(failed), headers: oauthHeaders(status) };
    case 'problem': {
      const body: ProblemDetails = {
        type: problemType(errorCodes[status]),
        title: STATUS_CODES[status] ?? '',
        status,
        detail: text,
        instance: `urn:uuid:${request.id}`,
        ...failure,
      };
      return { mediaType: 'application/problem+json', body, headers: challenge(status, request) };
    }
    default:
      return { mediaType, body: failure, headers: {} };
  }
}

/** RFC 6750, 3: whoever showed a token learns that it is good no more. */
function challenge(status: ErrorStatus, { headers }: FastifyRequest): Record<string, string> {
  if (status !== 401) return {};
  const error = headers.authorization === undefined ? '' : ', error="invalid_token"';
  return { 'www-authenticate': `Bearer realm="Cofre"${error}` };
}

/** English, for developers; RFC 6749 allows nothing but ASCII here. */
const descriptions: Record<TokenError, string> = {
  invalid_request:
    'The body is neither a form nor JSON in UTF-8 as its Content-Type says, grant_type is missing, a parameter is repeated or too long, or the client is named in more than one way',
  invalid_client: 'Client id, secret or assertion are wrong, or the client has no API access today',
  unsupported_grant_type: 'grant_type has to be client_credentials',
  invalid_scope: 'There are no scopes',
  temporarily_unavailable: 'Too many requests; Retry-After says when to come back',
  server_error: 'The request could not be processed; try again later',
};

function oauthBody({ status, oauth, description }: Failed) {
  const error: TokenError =
    oauth ??
    (status >= 500 ? 'server_error' : status === 429 ? 'temporarily_unavailable' : 'invalid_request');
  return { error, error_description: description ?? descriptions[error] };
}

/** RFC 6749, 5.2. */
function oauthHeaders(status: ErrorStatus): Record<string, string> {
  return status === 401 ? { 'www-authenticate': 'Basic realm="Cofre", charset="UTF-8"' } : {};
}
