import { afterAll, beforeAll, expect, test } from 'vitest';
import { getManual, type ManualType } from '../../../../contract/help';
import { type Language, languages, localeOf } from '../../../../contract/languages';
import { pathOf } from '../../../../contract/operation';
import { makeManual } from '../../../../server/areas/help/manual/make';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';

let database: Database;
let portal: TestPortal;
const tokens = new Map<number, string>();

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  portal = await testPortal(database);
  for (const role of [1, 2, 3, 5] as const) {
    const login = `${role}0000001`;
    await addUser(database.db, { login, role, ...(role === 5 && { specificCode: 1 }) });
    tokens.set(role, (await portal.signIn(login)).token);
  }
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const fetched = (role: number, type: string, headers: Record<string, string> = {}) =>
  portal.app.inject({
    url: pathOf(getManual, { type }),
    headers: { authorization: `Bearer ${tokens.get(role)}`, ...headers },
  });

test.each<[string | undefined, Language]>([
  ...languages.map((language): [string, Language] => [localeOf[language], language]),
  ['de-DE', 'co'],
  [undefined, 'co'],
])('API-19 HELP-02 a request in %s gets manual-EC.pdf in %s', async (asked, language) => {
  const answer = await fetched(3, 'EC', asked === undefined ? {} : { 'accept-language': asked });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="manual-EC.pdf"',
  });
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  // The same chapters produce the same bytes, so that the language can be recognized.
  expect(answer.rawPayload.equals(await makeManual('EC', language))).toBe(true);
});

test.each([1, 2, 3, 5])('HELP-03 the manual of the establishments is for level %i too', async (role) => {
  expect((await fetched(role, 'EC')).statusCode).toBe(200);
});

test('HELP-04 API-19 the manual of the provider is only for level 1', async () => {
  const answer = await fetched(1, 'SEP', { 'accept-language': 'pt-BR' });
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="manual-SEP.pdf"',
  ]);
  expect(answer.rawPayload.equals(await makeManual('SEP', 'pt'))).toBe(true);
  for (const role of [2, 3, 5]) {
    const refused = await fetched(role, 'SEP');
    expect([role, refused.statusCode, refused.json().code]).toEqual([role, 403, 'FORBIDDEN']);
  }
});

test('API-19 an unknown manual is refused, and so is a call without a session', async () => {
  for (const type of ['XX', 'ec', '..%2F..%2Fpackage.json']) {
    const url = `/portal/docs/manual/${type}`;
    const headers = { authorization: `Bearer ${tokens.get(1)}` };
    expect([type, (await portal.app.inject({ url, headers })).statusCode]).toEqual([type, 400]);
  }
  const { status, body } = await portal.call(getManual, { params: { type: 'EC' satisfies ManualType } });
  expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
});
