import { STATUS_CODES } from 'node:http';
import { BODY_LIMIT, type Operation, REPORT_TIMEOUT } from '../../../contract/operation';

/** A response as the document describes it. */
export interface Response {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema?: unknown; example?: unknown }>;
}

const header = (description: string, type = 'string') => ({ description, schema: { type } });

const REQUEST_ID = { 'x-request-id': header('The id of this call in the logs of the portal') };
const LIMITS = {
  'RateLimit-Policy': header(
    'Every limit that counts here: how many (`q`) in how many seconds (`w`), or at once (`qu`)',
  ),
  RateLimit: header(
    'Of the limit that is nearest to its end: how many are left (`r`) and for how many seconds that holds (`t`)',
  ),
};
const RETRY_AFTER = { 'Retry-After': header('Seconds after which to come back', 'integer') };
const CHALLENGE = { 'WWW-Authenticate': header('The scheme, and whether the token is no longer good') };
const TAG = { ETag: header('Send it as If-None-Match: 304 says that nothing has changed') };

const OWN_HEADERS: Record<number, Record<string, unknown>> = {
  401: CHALLENGE,
  429: RETRY_AFTER,
  503: RETRY_AFTER,
};

/** The name of the one description of failures in the document's components. */
export const PROBLEM = 'Problem';

/** Every status that a call answers, with its headers, in the place of the ranges `4XX` and `5XX`. */
export function responsesOf(
  operation: Operation,
  described: Record<string, Response>,
): Record<string, Response> {
  const succeeded = Object.entries(described).filter(([status]) => status.startsWith('2'));
  const failed = described['4XX'];
  const isToken = operation.failure === 'oauth';
  const limits = isCounted(operation) && LIMITS;
  const failure = (status: number): Response => ({
    description: STATUS_CODES[status] ?? '',
    headers: { ...REQUEST_ID, ...(status < 500 && limits), ...OWN_HEADERS[status] },
    content: isToken
      ? (failed?.content ?? {})
      : { 'application/problem+json': { schema: { $ref: `#/components/schemas/${PROBLEM}` } } },
  });
  const found = succeeded.map(([status, response]) => [
    status,
    {
      ...response,
      headers: {
        ...REQUEST_ID,
        ...limits,
        ...(tagged(operation) && TAG),
        ...Object.fromEntries(
          Object.entries(operation.answerHeaders).map(([name, text]) => [name, header(text)]),
        ),
      },
    },
  ]);
  return Object.fromEntries([
    ...found,
    ...(tagged(operation) ? [[304, { description: 'Nothing has changed', headers: { ...TAG } }]] : []),
    ...failuresOf(operation).map((status) => [status, failure(status)]),
  ]);
}

/** Whether its answers carry an ETag: all that only read and answer neither a token nor a file. */
const tagged = ({ access, streams, produces }: Operation) =>
  access !== 'public' && !streams && produces === null;

/** Tells whether a limit counts its calls: that of the client, or of the address where anybody may ask for something to be done. */
const isCounted = ({ access, method }: Operation) => access !== 'public' || method !== 'GET';

function failuresOf(operation: Operation): number[] {
  const { access, alternatives, body, params, produces, streams, timeout, bodyLimit, failure } = operation;
  const sent = body !== undefined || streams;
  return [
    400,
    ...(access === 'public' && failure !== 'oauth' ? [] : [401]),
    ...(access === 'public' ? [] : [403]),
    // The record in the path may not exist, or be somebody else's.
    ...(params === undefined ? [] : [404]),
    ...(alternatives.length > 0 || (produces?.length ?? 0) > 1 ? [406] : []),
    ...(sent || bodyLimit > BODY_LIMIT ? [413] : []),
    // RFC 6749 has 400 for it.
    ...(sent && access !== 'public' ? [415] : []),
    ...(isCounted(operation) ? [429] : []),
    500,
    503,
    ...(timeout >= REPORT_TIMEOUT ? [504] : []),
  ];
}
