import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { type TestPortal, testPortal } from '../../../support/portal';

let database: Database;
let portal: TestPortal;
beforeAll(async () => {
  database = await freshDatabase();
  portal = await testPortal(database);
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

test('the document describes the token, inputs and failures', async () => {
  const paths = portal.app.swagger().paths as Record<
    string,
    Record<string, { parameters?: unknown[]; responses: object; security?: unknown[] }>
  >;
  const report = paths['/portal/reports/deposits/']?.post;
  expect(report).toMatchObject({
    operationId: 'depositReport',
    requestBody: {
      content: { 'application/json': { schema: { type: 'object', additionalProperties: false } } },
    },
  });
  expect(report?.parameters).toMatchObject([
    { name: 'formato', in: 'query', required: true },
    { name: 'entrega', in: 'query', required: false },
    { name: 'identificadores', in: 'query', required: false },
  ]);
  expect(Object.keys(report?.responses ?? {})).toEqual(expect.arrayContaining(['200', '4XX', '5XX']));
  expect(paths['/portal/auth/login']?.post?.security).toEqual([]);
  const creation = Object.keys(paths['/portal/users/create']?.post?.responses ?? {});
  expect(creation.filter((status) => status.startsWith('20'))).toEqual(['201']);
});

test('HOME-13 money is a number, as in replies', () => {
  const text = JSON.stringify(portal.app.swagger().paths?.['/portal/reports/balance']);
  expect(text).toContain(
    '"deposit":{"format":"decimal","description":"The sum of the deposits captured today","type":"number"}',
  );
});
