import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TokenError } from '../../../contract/api-problems';
import type { ErrorStatus } from '../../../contract/errors';
import type { Language } from '../../../contract/languages';
import { type MessageKey, message } from '../../../i18n/server';
import { isDatabaseAway } from '../db/away';
import { isDiskFull } from '../db/disk';
import { HttpError } from '../errors/http-error';
import { tellBusy } from './call-limit';
import { callerLanguage } from './caller-language';
import { failureBody, failureForm } from './failure-form';
import { fieldText, inWords } from './field-text';
import { fieldTexts } from './input-problems';
import { methodsAt } from './methods-at';
import { OAuthError } from './oauth-error';
import { InvalidInput } from './validation';

interface Problem {
  status: ErrorStatus;
  key: MessageKey;
  fields?: Record<string, string> | undefined;
  parameters?: HttpError['parameters'];
  retryAfter?: number | null;
  /** The error code of RFC 6749, where it says more than the status. */
  oauth?: TokenError | undefined;
  /** What it says in the place of the usual description. */
  description?: string | undefined;
}

/** What is no request at all, an address that cannot be decoded say, is refused in the same form. */
export function badRequest(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const language = callerLanguage(request);
  void answer(request, reply, { status: 400, key: 'errors.notProcessed' }, language);
}

/** Every failure leaves in the form of its call (failure-form.ts), never with a stack (ERR-05). */
export function errorHandling(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const language = callerLanguage(request);
    const problem = problemOf(error, language);
    if (reply.raw.destroyed) request.log.debug({ err: error }, 'the caller has gone');
    else if (isDiskFull(error)) request.log.error({ err: error }, 'the disk of the database is full');
    else if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    // RFC 9110, 15.5.17: whoever asked for a range beyond its end learns how long the file is.
    if (problem.status === 416) void reply.headers((error as { headers?: object }).headers ?? {});
    return answer(request, reply, problem, language);
  });
}

/** Nothing is called by this method at this address; RFC 9110, 15.5.6: `Allow` says which methods are. */
export function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = callerLanguage(request);
  const methods = methodsAt(request.url);
  if (methods.length > 0) {
    void reply.header('allow', methods.join(', '));
    return answer(request, reply, { status: 405, key: 'errorReplies.methodNotAllowed' }, language);
  }
  return answer(request, reply, { status: 404, key: 'errors.notFound' }, language);
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
  language: Language,
): FastifyReply {
  const text = message(language, problem.key, inWords(problem.parameters, language));
  const { status } = problem;
  if (problem.retryAfter) {
    void reply.header('retry-after', String(problem.retryAfter));
    if (status === 429) tellBusy(request, reply, problem.retryAfter);
  }
  const { mediaType, body, headers } = failureBody(failureForm(request), { ...problem, text }, request);
  void reply
    .headers({ 'cache-control': 'no-store', ...headers })
    .status(status)
    .type(mediaType);
  // Serialised here: errors need no schema.
  return reply.serializer(JSON.stringify).send(body);
}

function problemOf(error: FastifyError | HttpError | InvalidInput, language: Language): Problem {
  if (error instanceof HttpError) {
    const fields = Object.entries(error.fields).map(
      ([name, text]) => [name, fieldText(text, error.parameters, language)] as const,
    );
    return {
      status: error.status,
      key: error.key,
      fields: fields.length > 0 ? Object.fromEntries(fields) : undefined,
      retryAfter: error.retryAfter,
      parameters: error.parameters,
      ...(error instanceof OAuthError && { oauth: error.oauth, description: error.description }),
    };
  }
  if (error instanceof InvalidInput) {
    return { status: 400, key: 'errors.validation', fields: fieldTexts(error, language) };
  }
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return { status: 413, key: 'errors.tooLarge' };
    case QUERY_CANCELED:
      return { status: 504, key: 'errors.timeout' };
  }
  if (error.statusCode === 429) return { status: 429, key: 'errors.tooManyRequests' };
  if (error.statusCode === 404) return { status: 404, key: 'errors.notFound' };
  if (error.statusCode === 416) return { status: 416, key: 'errors.notProcessed' };
  // Before the database: a client who breaks off in the middle of a body is an ECONNRESET as well.
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return { status: 400, key: 'errors.notProcessed' };
  }
  if (isDatabaseAway(error)) return { status: 503, key: 'errors.unavailable', retryAfter: 5 };
  // Reads go on, so this concerns a write.
  if (isDiskFull(error)) return { status: 503, key: 'errorReplies.diskFull', retryAfter: 60 };
  return { status: 500, key: 'errors.reload' };
}

/** PostgreSQL's code for a statement that ran into its time-out or was cancelled. */
const QUERY_CANCELED = '57014';
