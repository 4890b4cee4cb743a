import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../../../contract';
import { apiDocument } from '../../../../contract/api';
import { apiTransactions } from '../../../../contract/api-transactions';
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
  responses: Record<string, { content: Record<string, { example?: unknown }> }>;
}
let document: {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Described>>;
};

beforeAll(async () => {
  shop = await openShop();
  const { status, body } = await shop.portal.call(apiDocument, { token: shop.tokens.manager });
  expect(status).toBe(200);
  document = body;
});
afterAll(() => shop.close());

const described = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));

test('API-20 is the OpenAPI 3.1 document of all calls of the API, and no others', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Cofre API' } });
  expect(Object.keys(document.paths).every((path) => path.startsWith('/api/'))).toBe(true);
  const offered = operations.filter(
    ({ name, access }) => name === 'issueToken' || (access !== 'public' && access.client),
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
    const answered = responses['200']?.content['application/json']?.example;
    expect(operation?.reply.safeParse(answered).error, operationId).toBeUndefined();
    for (const { example } of Object.values(requestBody?.content ?? {})) {
      expect(operation?.body?.safeParse(example).error, operationId).toBeUndefined();
    }
    expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['200', '4XX', '5XX']));
  }
  const page = document.paths[apiTransactions.path]?.get?.responses['200']?.content ?? {};
  expect(Object.keys(page)).toEqual(['application/json', 'application/x-ndjson', 'text/csv']);
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
