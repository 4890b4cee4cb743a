import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type BulkAction, previewBulk } from '../../../../contract/bulk';
import { previewImport } from '../../../../contract/imports';
import { type Operation, pathOf } from '../../../../contract/operation';
import { depositReport } from '../../../../contract/statement';
import { exportUsers, listUsers, updateUser } from '../../../../contract/users';
import type { Database } from '../../../../server/platform/db/open';
import { MOST_ISSUES } from '../../../../server/platform/http/bounds';
import { checkedBody } from '../../../../server/platform/http/validation';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';
import { reportRequest } from '../../engines/exports/statement-file';

/* Too long input is refused by its length; a fault that occurs a thousand times is reported a few times. */

let database: Database;
let portal: TestPortal;
let token: string;
const english = { 'accept-language': 'en' };

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  await addUser(database.db, { login: '20000002', role: 2, groups: [1] });
  await addUser(database.db, { login: '30000003', role: 3, establishments: ['0001'] });
  portal = await testPortal(database);
  token = (await portal.signIn('10000001')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const activate: BulkAction = { kind: 'activate' };
const usersFile = (filter: object) => ({ format: 'csv', filter });
const many = <Item>(length: number, item: Item) => Array.from({ length }, () => item);

describe('a list that is too long is refused by its length', () => {
  test.each<[string, Operation, { params?: object; query?: object; body: object }, Record<string, string>]>([
    [
      'API-11 half a million profiles',
      exportUsers,
      { body: usersFile({ profileAccess: many(500_000, 3) }) },
      { 'filter.profileAccess': 'There are too many entries (500,000). At most 3 are allowed.' },
    ],
    [
      'hundreds of thousands of rows',
      previewImport,
      { params: { resource: 'usuarios' }, body: { columns: ['login'], rows: many(300_000, {}) } },
      { rows: 'There are too many entries (300,000). At most 20,000 are allowed.' },
    ],
    [
      'STMT-13 more establishments than a report takes',
      depositReport,
      { query: { formato: 'tela' }, body: reportRequest({ ecs: many(20_001, '1') }) },
      { ecs: 'There are too many entries (20,001). At most 20,000 are allowed.' },
    ],
    [
      'one of several forms',
      previewBulk,
      {
        body: {
          resource: 'usuarios',
          selection: { filter: {}, except: many(10_001, '1') },
          action: activate,
        },
      },
      { 'selection.except': 'There are too many entries (10,001). At most 10,000 are allowed.' },
    ],
    [
      'API-16 a scope',
      updateUser,
      { params: { id: 1 }, body: { escopoAcessoAG: many(20_001, 1) } },
      { escopoAcessoAG: 'There are too many entries (20,001). At most 20,000 are allowed.' },
    ],
  ])('%s', async (_what, operation, call, fields) => {
    const { status, body } = await portal.call(operation, { token, ...call, headers: english });
    expect([status, body.fields]).toEqual([400, fields]);
  });

  test('none of its items is checked', async () => {
    const items = many(4, 'x');
    Object.defineProperty(items, 0, {
      get() {
        throw new Error('looked at');
      },
    });
    const schema = z.strictObject({ items: z.array(z.string()).max(3) });
    expect((await checkedBody(schema, { items })).issues).toMatchObject([
      { code: 'too_big', path: ['items'] },
    ]);
  });
});

describe('a fault that occurs many times is reported fifty times', () => {
  test.each<[string, Operation, object, object]>([
    [
      'rows without anything',
      previewImport,
      { resource: 'usuarios' },
      { columns: ['login'], rows: many(20_000, {}) },
    ],
    [
      'keys that are numbers',
      previewBulk,
      {},
      { resource: 'usuarios', selection: { ids: many(100_000, 1) }, action: activate },
    ],
    [
      'and stand after good ones',
      previewBulk,
      {},
      {
        resource: 'usuarios',
        selection: { ids: [...many(50_000, '1'), ...many(50_000, 1)] },
        action: activate,
      },
    ],
    ['unknown fields', exportUsers, {}, Object.fromEntries(many(9000, 1).map((one, n) => [`f${n}`, one]))],
  ])('ERR-05 of %s fifty are reported', async (_what, operation, params, body) => {
    const reply = await portal.call(operation, { token, params, body, headers: english });
    expect([reply.status, Object.keys(reply.body.fields).length, MOST_ISSUES]).toEqual([400, 50, 50]);
  });

  test('ERR-05 a fault at the end of a long list is found at its place, and texts of it too', async () => {
    const faulty = async (last: unknown) => {
      const selection = { ids: [...many(99_999, '1'), last] };
      const body = { resource: 'usuarios', selection, action: activate };
      return (await portal.call(previewBulk, { token, body, headers: english })).body.fields;
    };
    expect(await faulty(7)).toEqual({ 'selection.ids.99999': '“7” is not text.' });
    expect(await faulty('\ud800')).toEqual({
      'selection.ids.99999': '“\ufffd” contains a character that cannot be stored.',
    });
  });

  test('a rule about a whole long list is still checked', async () => {
    const schema = z
      .strictObject({ items: z.array(z.int()).max(1000) })
      .refine(({ items }) => items.at(-1) !== 7, { path: ['items'] });
    const issuesOf = async (items: number[]) => (await checkedBody(schema, { items })).issues;
    expect(await issuesOf([...many(999, 1), 7])).toMatchObject([{ path: ['items'] }]);
    expect(await issuesOf(many(1000, 1))).toEqual([]);
  });
});

test('STMT-13 a report accepts as many keys as the contract allows, of all four kinds at once', async () => {
  const keys = Array.from({ length: 20_000 }, (_, index) => String(1_000_000 + index));
  const body = (known: object) => reportRequest({ contas: keys, operadores: keys, ...known });
  const call = { token, query: { formato: 'tela' }, headers: english };
  const unknown = await portal.call(depositReport, { ...call, body: body({ ecs: keys, agrupadores: keys }) });
  expect([unknown.status, unknown.body.code]).toEqual([400, 'VALIDATION']);
  const repeated = reportRequest({ ecs: many(20_000, '0001') });
  expect((await portal.call(depositReport, { ...call, body: repeated })).status).toBe(200);
});

describe('a caller without access is refused before the body is read', () => {
  const noJson = '{"rows": [';
  const send = async (login: string | null, operation: Operation, params: object, payload: string) => {
    const bearer = login === null ? undefined : (await portal.signIn(login)).token;
    const reply = await portal.app.inject({
      method: operation.method,
      url: pathOf(operation, params),
      payload,
      headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    });
    return reply.statusCode;
  };

  test('SES-16 strangers and people of other levels', async () => {
    for (const [login, status] of [
      [null, 401],
      ['30000003', 403],
    ] as const) {
      expect(await send(login, exportUsers, {}, noJson)).toBe(status);
      expect(await send(login, previewBulk, {}, 'x'.repeat(previewBulk.bodyLimit + 1))).toBe(status);
      expect(await send(login, previewImport, { resource: 'usuarios' }, noJson)).toBe(status);
    }
  });

  test('the access to an import is that of the screen in its address', async () => {
    expect(await send('20000002', previewImport, { resource: 'usuarios' }, noJson)).toBe(403);
    expect(await send('20000002', previewImport, { resource: 'visualizadores-relatorios' }, noJson)).toBe(
      400,
    );
    expect(await send('20000002', previewImport, { resource: 'auditoria' }, '{}')).toBe(400);
  });
});

describe('an empty value of a query means that its key was not given', () => {
  test.each(['name', 'login', 'status', 'ecs', 'profileAccess', 'page', 'size', 'sort'])(
    'API-11 %s',
    async (key) => {
      const all = await portal.call(listUsers, { token });
      const empty = await portal.call(listUsers, { token, query: `?${key}=` });
      expect([empty.status, empty.body]).toEqual([200, all.body]);
    },
  );

  test('API-11 in a list of several values it is omitted', async () => {
    const query = '?ecs=&ecs=0001&ecs=';
    const one = await portal.call(listUsers, { token, query: { ecs: '0001' } });
    expect((await portal.call(listUsers, { token, query })).body).toEqual(one.body);
  });

  test('API-11 a misspelt key is refused, empty or not', async () => {
    const { status, body } = await portal.call(listUsers, { token, query: '?statsu=', headers: english });
    expect([status, body.fields]).toEqual([400, { statsu: 'The field “statsu” does not exist here.' }]);
  });
});
