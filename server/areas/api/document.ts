import { z } from 'zod';
import { operations } from '../../../contract';
import { authorizationServer, issueToken } from '../../../contract/api';
import { problemDetails } from '../../../contract/api-problems';
import { API_VERSION } from '../../../contract/api-versions';
import type { Operation } from '../../../contract/operation';
import { apiTags, tagsOf, webhookTag } from '../../../contract/tags';
import { PUBLISHER } from '../../platform/http/openapi';
import { PROBLEM, type Response, responsesOf } from './document-responses';
import { webhooksOfDocument } from './document-webhooks';

interface Media {
  schema?: unknown;
  example?: unknown;
}
interface Described {
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
}
export interface Document {
  openapi: string;
  paths: Record<string, Record<string, Described>>;
  components: { securitySchemes: Record<string, unknown> };
}

const DESCRIPTION = `The calls with which programs of an establishment read its transactions.

Get a token at \`/api/token\`, send it as \`Authorization: Bearer …\`. A program signs in there with its secret, or with a \
key of its own (\`private_key_jwt\`), whose public half its manager adds in the portal. To make one with OpenSSL: \
\`openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out cofre.key\`, and \
\`openssl pkey -in cofre.key -pubout -out cofre.pub\` for what is pasted there. A manager may also list the addresses from \
which its programs may come; a call from elsewhere is 403.

A client makes 600 calls a minute unless the \
headers \`RateLimit-Policy\` and \`RateLimit\` say otherwise; beyond that, 429 says in \`Retry-After\` when to come back. \
Failures are problem details (RFC 9457); failures of \`/api/token\` have the form of RFC 6749. All calls except those \
for tokens, for samples and for numbered statements only read, and all of them can be repeated at any time. Amounts are exact: if they may have \
more than 15 digits, read them as decimals rather than as doubles.`;

/** API-20: the part of the portal's OpenAPI document that programs of establishments use, complete by itself. */
export function apiDocumentOf(whole: Document): object {
  const offered = operations.filter(({ access }) => access !== 'public' && access.client);
  const named = new Map<string, Operation>([...offered, issueToken, authorizationServer].map(byPath));
  const paths = Object.entries(whole.paths).flatMap(([path, methods]) => {
    const calls = Object.entries(methods).flatMap(([method, described]) => {
      const operation = named.get(`${method} ${path}`);
      return operation === undefined ? [] : [[method, withExample(described, operation)] as const];
    });
    return calls.length === 0 ? [] : [[path, Object.fromEntries(calls)] as const];
  });
  return {
    openapi: whole.openapi,
    info: { title: 'Cofre API', version: API_VERSION, description: DESCRIPTION, ...PUBLISHER },
    servers: [{ url: '/', description: 'The portal itself' }],
    tags: tagsOf({ ...apiTags, ...webhookTag }),
    paths: Object.fromEntries(paths),
    webhooks: webhooksOfDocument(),
    components: {
      securitySchemes: { client: whole.components.securitySchemes.client },
      schemas: { [PROBLEM]: problemSchema() },
    },
    security: [{ client: [] }],
  };
}

/** The extension by which a call names the media types of its answer beside JSON. */
const OTHER_FORMS = 'x-other-forms';

const jsonOf = (content: Record<string, Media>) =>
  Object.fromEntries(Object.entries(content).filter(([mediaType]) => mediaType === 'application/json'));

/** By its method and its path as the document writes it: `{id}` for what varies. */
const byPath = (operation: Operation) =>
  [`${operation.method.toLowerCase()} ${operation.path.replaceAll(/:(\w+)/g, '{$1}')}`, operation] as const;

/** The body of an upload, for which the contract has no schema because it is read as plain bytes. */
const fileBody = (consumes: readonly string[]) => ({
  required: true,
  content: Object.fromEntries(
    consumes.map((mediaType) => [mediaType, { schema: { type: 'string', format: 'binary' } }]),
  ),
});

function problemSchema() {
  const { $schema: _, ...schema } = z.toJSONSchema(problemDetails);
  return schema;
}

/**
 * Adds what the document of all calls does not have: examples, and each status with its headers. Of an answer that has
 * several forms only JSON is described, because programs that are generated from the document would take a field of it
 * for a text where the others are texts; the extension names them. A file has all of its forms.
 */
function withExample(described: Described, operation: Operation): Described {
  const { example, streams, consumes, produces, alternatives } = operation;
  const { requestBody = streams ? fileBody(consumes) : undefined } = described;
  const responses = responsesOf(operation, described.responses);
  const within = (content: Record<string, Media>, value: unknown) =>
    Object.fromEntries(
      Object.entries(content).map(([mediaType, media]) =>
        mediaType.endsWith('json') || mediaType.endsWith('urlencoded')
          ? [mediaType, { ...media, example: value }]
          : [mediaType, media],
      ),
    );
  return {
    ...described,
    ...(alternatives.length > 0 && { [OTHER_FORMS]: alternatives }),
    ...(requestBody !== undefined && {
      requestBody: { ...requestBody, content: within(requestBody.content, example?.body) },
    }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) =>
        status.startsWith('2') && response.content !== undefined
          ? [
              status,
              {
                ...response,
                content: within(
                  produces === null ? jsonOf(response.content) : response.content,
                  example?.reply,
                ),
              },
            ]
          : [status, response],
      ),
    ),
  };
}
