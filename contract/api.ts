import { z } from 'zod';
import { ALL } from './keys';
import { API } from './limits';
import { op, REPORT_TIMEOUT } from './operation';
import { reportFilter } from './reports';
import { reportReply } from './statement';
import { tagged } from './tagged';

/*
 * The calls of establishments' programs: API users (API-17) with a token. Their form is a promise to people who
 * build on it: within /api/v1 fields are added, and none is taken away or changes its meaning.
 */

const access = { client: true } as const;
const failure = 'problem';

export const issueToken = op({
  name: 'issueToken',
  summary: 'Exchange a secret or a signed assertion for a token',
  description:
    'OAuth 2.0 client credentials (RFC 6749, 4.4). The client signs in by one of three methods: HTTP Basic, id and ' +
    'secret in the body, or an assertion that one of its keys has signed (`private_key_jwt`, RFC 7523). ' +
    'The token is valid for the other calls for 15 minutes; revoking or renewing the secret, or removing the key, ends ' +
    'it earlier. An assertion has the client id as `iss` and `sub`, the issuer or the address of this call as `aud`, an ' +
    '`exp` at most 10 minutes ahead, and a `jti` that is never used again; its header names the `alg` (RS256, PS256, ' +
    'ES256, ES384, EdDSA) and, as `kid`, the key. Clocks may differ by a minute. ' +
    'Every assertion that is refused is `invalid_client`. So is a client that comes from an address that its manager has ' +
    'not listed, which `error_description` says then.',
  tag: 'Token',
  method: 'POST',
  path: '/api/token',
  access: 'public',
  failure: 'oauth',
  consumes: ['application/x-www-form-urlencoded', 'application/json'],
  // Not strict and without required fields: RFC 6749 ignores unknown fields and has its own error codes for missing
  // ones.
  body: z.object({
    grant_type: z.string().max(200).optional().describe('client_credentials'),
    client_id: z.string().max(200).optional(),
    client_secret: z.string().max(200).optional().meta({ format: 'password' }),
    client_assertion_type: z
      .string()
      .max(200)
      .optional()
      .describe('urn:ietf:params:oauth:client-assertion-type:jwt-bearer'),
    client_assertion: z
      .string()
      .max(API.assertionLength)
      .optional()
      .describe(
        'A JWT that a key of the client has signed, in the place of the secret; `client_id` may be left out',
      )
      .meta({ format: 'password' }),
    scope: z
      .string()
      .max(200)
      .optional()
      .describe(
        'Must be empty, because there are no scopes: a token covers everything that its client may do',
      ),
  }),
  reply: z.strictObject({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.int().describe('Seconds'),
  }),
  example: {
    body: {
      grant_type: 'client_credentials',
      client_id: '5f0c3d0e-4a52-4b8e-9a50-0f7f4f1a2b3c',
      client_secret: 'the-secret-that-was-shown-once',
    },
    reply: { access_token: 'eyJhbGciOiJIUzI1NiJ9.e30.signature', token_type: 'Bearer', expires_in: 900 },
  },
});

/** The methods by which a client signs in, as RFC 8414 names them. */
export const authMethods = ['client_secret_basic', 'client_secret_post', 'private_key_jwt'] as const;

/** RFC 8414: what an OAuth client has to know before it gets a token, at the address where it looks for it. */
export const authorizationServer = op({
  name: 'authorizationServer',
  summary: 'Where a token is issued, and how',
  description: 'Lets OAuth clients discover what they need in order to request a token.',
  tag: 'Token',
  method: 'GET',
  path: '/.well-known/oauth-authorization-server',
  access: 'public',
  failure,
  reply: z.strictObject({
    issuer: z.string(),
    token_endpoint: z.string(),
    token_endpoint_auth_methods_supported: z.array(z.enum(authMethods)),
    token_endpoint_auth_signing_alg_values_supported: z.array(z.string()),
    grant_types_supported: z.array(z.literal('client_credentials')),
    response_types_supported: z.array(z.string()),
    service_documentation: z.string(),
  }),
  example: {
    reply: {
      issuer: 'https://portal.example',
      token_endpoint: 'https://portal.example/api/token',
      token_endpoint_auth_methods_supported: [...authMethods],
      token_endpoint_auth_signing_alg_values_supported: [
        'RS256',
        'PS256',
        'ES256',
        'ES384',
        'EdDSA',
        'Ed25519',
      ],
      grant_types_supported: ['client_credentials'],
      response_types_supported: [],
      service_documentation: 'https://portal.example/swagger',
    },
  },
});

export const apiEstablishments = op({
  name: 'apiEstablishments',
  summary: 'The establishments that the client sees',
  description:
    'Lists the establishments of the manager whose API user it is, as they are now, sorted by code.',
  tag: 'Establishments',
  method: 'GET',
  path: '/api/v1/establishments',
  access,
  failure,
  reply: z.strictObject({
    timeZone: z.string().describe('That of all moments without a Z, by its IANA name'),
    currency: z
      .string()
      .nullable()
      .describe('That of all amounts, by ISO 4217; null: the operator has set none'),
    establishments: z.array(
      z.strictObject({
        code: z.string(),
        name: z.string(),
        corban: z.boolean().describe('A bank correspondent'),
        terminals: z.array(z.string()).describe('Logical numbers'),
      }),
    ),
  }),
  example: {
    reply: {
      timeZone: 'America/Sao_Paulo',
      currency: 'BRL',
      establishments: [{ code: '0042', name: 'Mercado Sol', corban: false, terminals: ['70140201'] }],
    },
  },
});

const option = z.strictObject({ key: z.string(), value: z.string() });

export const apiDepositFilters = op({
  name: 'apiDepositFilters',
  summary: 'The filter options of the deposit report',
  description: `Lists the options of each filter; the key ${ALL} selects all options of a list.`,
  tag: 'Deposits',
  method: 'GET',
  path: '/api/v1/deposits/filters',
  access,
  failure,
  reply: z.strictObject({
    dateTypes: z.array(option),
    establishments: z.array(option.extend({ corban: z.boolean().optional() })),
    operators: z.array(option),
    accounts: z.array(option),
    groups: z.array(option),
  }),
  example: {
    reply: {
      dateTypes: [{ key: 'dc', value: 'Accounting date' }],
      establishments: [{ key: '0042', value: 'Mercado Sol' }],
      operators: [{ key: '20117', value: 'Ana Prado •••317' }],
      accounts: [{ key: '1201', value: 'Conta principal · Banco do Brasil 0117 / 00418821-3' }],
      groups: [{ key: '3', value: 'Rede Sul' }],
    },
  },
});

export const apiDepositReport = op({
  name: 'apiDepositReport',
  summary: 'The deposit report: its newest hundred rows and the totals of all',
  description:
    'What the statement of the console shows for the same filter. Ten cells a row and one footer, in the places that ' +
    'the documented report has; amounts of withdrawals are positive, cell 9 is 1 for a withdrawal and 2 for a deposit. ' +
    'It only reads, and so the tag of its answer as If-None-Match is answered 304 while nothing has changed.',
  tag: 'Deposits',
  method: 'POST',
  path: '/api/v1/deposits/report',
  access,
  failure,
  body: reportFilter.extend({
    flTotalizar: z.literal(true).optional(),
    escopo: z.literal(1).optional(),
  }),
  reply: reportReply.omit({ transacoes: true, narrowed: true }),
  timeout: REPORT_TIMEOUT,
  bodyLimit: 2 * 1024 * 1024,
  example: {
    body: {
      tipoDeData: 'dc',
      tsInicio: '2026-11-19 00:00:00',
      tsFim: '2026-11-19 23:59:59',
      ecs: [],
      contas: [],
      operadores: [],
      agrupadores: [],
      todosEcs: true,
    },
    reply: {
      rows: [],
      footers: [],
      totalRows: 0,
      identificadores: [],
      arrived: { delivery: 93, at: '2026-11-20T09:14:05' },
    },
  },
});

/** API-20, HELP-07: the document for the page that shows it, called by a person. */
export const apiDocument = op({
  name: 'apiDocument',
  summary: 'The calls of the API as an OpenAPI 3.1 document',
  description: 'Serves the documentation page of the portal. The caller needs API access.',
  tag: 'Document',
  method: 'GET',
  path: '/api/swagger',
  access: { person: { screens: ['/swagger'] } },
  failure,
  reply: z.looseObject({ openapi: z.string() }),
});

export const apiDocumentTag = tagged({ Document: 'The description of the API for establishments.' });
