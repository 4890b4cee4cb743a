import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login } from '../../../../contract/session';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser, PASSWORD } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';

let database: Database;
let portal: TestPortal;
let token: string;
let manager: number;
beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  manager = await addUser(database.db, { login: '20000002', role: 2, establishments: ['0001'] });
  portal = await testPortal(database);
  ({ token } = await portal.signIn('10000001'));
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

/** @returns status and body of the answer, in English */
async function answerTo(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: Buffer | string,
  headers: Record<string, string> = {},
) {
  const reply = await portal.app.inject({
    method,
    url,
    ...(payload !== undefined && { payload }),
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': 'en',
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  return [reply.statusCode, reply.json()];
}

const GROUPS = '/portal/ecassociator/associators/add';
const NO_UTF8 = 'The value contains bytes that are not UTF-8.';

describe('what is no UTF-8 is refused and not stored damaged', () => {
  test('a body, which is named', async () => {
    const sent = Buffer.from('{"id":null,"name":"Loja \u00e3","ecs":[{"cdEc":"0001"}]}', 'latin1');
    const text = 'The body contains bytes that are not UTF-8.';
    expect(await answerTo('PUT', GROUPS, sent)).toMatchObject([
      400,
      { message: text, fields: { body: text } },
    ]);
    const stored = await database.db
      .selectFrom('grouper')
      .where('name', 'like', 'Loja%')
      .select('id')
      .execute();
    expect(stored).toEqual([]);
  });

  test.each(['%FF', '%C3%28', '%ED%A0%80', 'a%', '%E3'])('a value of the query, %s', async (name) => {
    expect(await answerTo('GET', `/portal/users/?name=${name}&page=-1`)).toMatchObject([
      400,
      { code: 'VALIDATION', fields: { name: NO_UTF8, page: expect.any(String) } },
    ]);
  });

  test('a key of the query', async () => {
    const [status, { fields }] = await answerTo('GET', '/portal/users/?%FF=1');
    expect([status, fields]).toEqual([400, { '%FF': NO_UTF8 }]);
  });

  test('a part of the path, by the name that the call gives it', async () => {
    expect(await answerTo('GET', '/portal/audit/%FF')).toMatchObject([
      400,
      { message: 'The address contains bytes that are not UTF-8.', fields: { id: NO_UTF8 } },
    ]);
  });

  test('a form of the token endpoint, its fields and its credentials', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const basic = `Basic ${Buffer.from([0xff, 0x3a, 0xff]).toString('base64')}`;
    for (const [payload, authorization, error] of [
      [
        Buffer.from('grant_type=client_credentials&client_id=\u00e3&client_secret=x', 'latin1'),
        '',
        'invalid_request',
      ],
      ['grant_type=client_credentials&client_id=%E3&client_secret=x', '', 'invalid_request'],
      ['grant_type=client_credentials', basic, 'invalid_client'],
    ] as const) {
      const reply = await portal.app.inject({
        method: 'POST',
        url: '/api/token',
        payload,
        headers: { ...form, ...(authorization !== '' && { authorization }) },
      });
      expect(reply.json()).toMatchObject({ error });
    }
  });

  test('a header that is kept is UTF-8 where it is that, and Latin-1 otherwise, never the replacement character', async () => {
    const agentOf = async (agent: string) => {
      await database.db.deleteFrom('user_session').where('user_id', '=', manager).execute();
      await portal.call(login, {
        body: { user: '20000002', password: PASSWORD },
        headers: { 'user-agent': agent },
      });
      const stored = await database.db
        .selectFrom('user_session')
        .where('user_id', '=', manager)
        .select('user_agent')
        .execute();
      return stored.map(({ user_agent }) => user_agent);
    };
    expect(await agentOf(Buffer.from('Tesouraria Navegação/1').toString('latin1'))).toEqual([
      'Tesouraria Navegação/1',
    ]);
    expect(await agentOf('Navega\u00e7\u00e3o/1')).toEqual(['Navegação/1']);
  });
});

describe('a text that says another charset is refused, one that says UTF-8 is not', () => {
  const body = '{"id":null,"name":"","ecs":[]}';

  test.each(['iso-8859-1', '"windows-1252"', 'utf-16', 'UTF-7', ''])('charset=%s', async (charset) => {
    expect(
      await answerTo('PUT', GROUPS, body, { 'content-type': `application/json; charset=${charset}` }),
    ).toMatchObject([415, { message: 'This charset is not accepted. Send the body in UTF-8.' }]);
  });

  test.each(['utf-8', 'UTF-8', '"Utf-8"', 'utf8', 'US-ASCII'])('charset=%s', async (charset) => {
    const [status] = await answerTo('PUT', GROUPS, body, {
      'content-type': `application/json;  Charset=${charset}; a=b`,
    });
    expect(status).toBe(400);
  });
});
