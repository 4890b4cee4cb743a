import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../../../contract';
import { apiDocument, authorizationServer, issueToken } from '../../../../contract/api';
import { apiTransactions } from '../../../../contract/api-transactions';
import { type SentEventType, sentEvents } from '../../../../contract/webhook-events';
import { addUser } from '../../../support/network';
import { openShop, type Shop } from './shop';

let shop: Shop;
interface Described {
  summary: string;
  description: string;
  tags: string[];
  operationId: string;
  security: object[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { headers?: object; content: Record<string, { example?: unknown }> }>;
}
interface DescribedEvent {
  parameters: { name: string }[];
  requestBody: { content: Record<string, { example?: unknown }> };
}
let document: {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Described>>;
  webhooks: Record<string, { post: DescribedEvent }>;
};

beforeAll(async () => {
  shop = await openShop();
  const { status, body } = await shop.portal.call(apiDocument, { token: shop.tokens.manager });
  expect(status).toBe(200);
  document = body;
});
afterAll(() => shop.close());

/** A program makes these calls before it has a token. */
const BEFORE_A_TOKEN = [issueToken.name, authorizationServer.name];

const described = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));

test('API-20 is the OpenAPI 3.1 document of all calls of the API, and no others', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Cofre API' } });
  const elsewhere = Object.keys(document.paths).filter((path) => !path.startsWith('/api/'));
  expect(elsewhere).toEqual([authorizationServer.path]);
  const offered = operations.filter(
    ({ name, access }) => BEFORE_A_TOKEN.includes(name) || (access !== 'public' && access.client),
  );
  expect(
    described()
      .map(({ operationId }) => operationId)
      .toSorted(),
  ).toEqual(offered.map(({ name }) => name).toSorted());
  expect(JSON.stringify(document)).not.toContain('feedKey');
});

test('API-20 each call has a description, a described tag, and examples that its contract accepts', () => {
  const tags = new Set(document.tags.map(({ name }) => name));
  for (const { operationId, description, tags: own, requestBody, responses } of described()) {
    const operation = operations.find(({ name }) => name === operationId);
    expect(description.length, operationId).toBeGreaterThan(20);
    expect(
      own.every((tag) => tags.has(tag)),
      operationId,
    ).toBe(true);
    const succeeded = responses['200'] ?? responses['201'];
    const answered = succeeded?.content['application/json']?.example;
    // A file is no example: the documentation has whole ones.
    if (operation?.produces === null) {
      expect(operation.reply.safeParse(answered).error, operationId).toBeUndefined();
    }
    for (const { example } of Object.values(requestBody?.content ?? {})) {
      expect(operation?.body?.safeParse(example).error, operationId).toBeUndefined();
    }
    expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['400', '503']));
    expect(succeeded, operationId).toBeDefined();
    // Anybody may ask, as often as it likes, where a token is to be had.
    const isCounted = operationId !== authorizationServer.name;
    expect(
      ['401', '429'].map((status) => status in responses),
      operationId,
    ).toEqual([isCounted, isCounted]);
    const takes = requestBody !== undefined && operationId !== issueToken.name;
    expect(['415' in responses, operationId]).toEqual([takes, operationId]);
    // The record in its path may not exist.
    expect([operationId, '404' in responses]).toEqual([operationId, operation?.params !== undefined]);
  }
});

test('API-20 an answer has one form in the document, so that generated types are those of its fields', () => {
  const call = document.paths[apiTransactions.path]?.get;
  expect(Object.keys(call?.responses['200']?.content ?? {})).toEqual(['application/json']);
  expect(call).toMatchObject({ 'x-other-forms': ['application/x-ndjson', 'text/csv'] });
});

test('API-20 headers of answers are described: limits, cursors, when to come back', () => {
  const { responses = {} } = document.paths[apiTransactions.path]?.get ?? {};
  const headersOf = (status: string) => Object.keys(responses[status]?.headers ?? {});
  expect(headersOf('200')).toEqual(
    expect.arrayContaining(['ETag', 'RateLimit', 'cursor-next', 'x-request-id']),
  );
  expect(headersOf('401')).toContain('WWW-Authenticate');
  expect(headersOf('429')).toContain('Retry-After');
});

test('API-20 the events of webhooks are described, each with an example that its own schema accepts', () => {
  const types = Object.keys(sentEvents) as SentEventType[];
  expect(Object.keys(document.webhooks)).toEqual(types);
  for (const type of types) {
    const { post } = document.webhooks[type] ?? {};
    expect(post?.parameters.map(({ name }) => name)).toEqual([
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ]);
    const example: object = post?.requestBody.content['application/json']?.example ?? {};
    const { data, ...head } = example as { data?: object };
    expect(head).toEqual({ type, timestamp: expect.any(String) });
    expect(sentEvents[type].safeParse(data).error, type).toBeUndefined();
  }
});

test('API-20 another method of an address of the API is refused with those that there are', async () => {
  const { statusCode, headers, body } = await shop.portal.app.inject({
    method: 'DELETE',
    url: '/api/v1/totals?x=1',
  });
  expect([statusCode, headers.allow, headers['content-type']]).toEqual([
    405,
    'GET',
    'application/problem+json',
  ]);
  expect(JSON.parse(body)).toMatchObject({ code: 'METHOD_NOT_ALLOWED', type: '/swagger#METHOD_NOT_ALLOWED' });
  const several = await shop.portal.app.inject({ method: 'DELETE', url: '/portal/users/1' });
  expect(several.statusCode).toBe(405);
  const nowhere = await shop.portal.app.inject({ method: 'DELETE', url: '/api/v1/nothing' });
  expect(nowhere.statusCode).toBe(404);
});

test('API-20 failures are English where nobody asks for another language, and in that language where somebody does', async () => {
  const detailOf = async (language?: string) => {
    const { body } = await shop.portal.app.inject({
      url: '/api/v1/totals?accountingDate=2026-11-20',
      headers: language === undefined ? {} : { 'accept-language': language },
    });
    return (JSON.parse(body) as { detail: string }).detail;
  };
  const english = await detailOf();
  expect(english).toBe('Send a valid token from POST /api/token.');
  expect(await detailOf('*')).toBe(english);
  expect(await detailOf('pt-BR')).not.toBe(english);
});

test('API-17 an OAuth client finds out where and how it gets a token', async () => {
  const { statusCode, body } = await shop.portal.app.inject({
    url: '/.well-known/oauth-authorization-server',
    headers: { host: 'portal.example' },
  });
  expect([statusCode, JSON.parse(body)]).toEqual([
    200,
    {
      issuer: 'http://portal.example',
      token_endpoint: 'http://portal.example/api/token',
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'private_key_jwt'],
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
      service_documentation: 'http://portal.example/swagger',
    },
  ]);
});

test('API-20 SES-17 SES-28 is refused without API access, whatever the level', async () => {
  await addUser(shop.database.db, { login: '48000002', role: 2, establishments: ['0001'] });
  const over = { from: '2026-01-01', until: '2026-11-19' };
  await addUser(shop.database.db, { login: '48000003', role: 2, establishments: ['0001'], api: over });
  const another = (await shop.portal.signIn('48000002')).token;
  const expired = (await shop.portal.signIn('48000003')).token;
  for (const token of [another, expired, shop.tokens.administrator]) {
    const { status, body, headers } = await shop.portal.call(apiDocument, { token });
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    expect(headers['content-type']).toBe('application/problem+json');
  }
});
