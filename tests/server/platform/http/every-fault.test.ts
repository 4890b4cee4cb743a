import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addUser } from '../../../support/network';
import { openShop, type Shop } from '../../areas/api/shop';

let shop: Shop;
const tokens = { person: '', program: '' };
beforeAll(async () => {
  shop = await openShop();
  const { portal, database } = shop;
  await addUser(database.db, { login: '10000009', role: 1 });
  tokens.person = (await portal.signIn('10000009')).token;
  tokens.program = await shop.token();
});
afterAll(() => shop.close());

/** @returns the names of the fields that a call is refused for, in the order of the alphabet */
async function refusedOf(call: string, body?: object | string): Promise<string[]> {
  const [method = 'GET', url = ''] = call.split(' ');
  const reply = await shop.portal.app.inject({
    method: method as 'GET',
    url,
    headers: {
      authorization: `Bearer ${url.startsWith('/api/') ? tokens.program : tokens.person}`,
      'accept-language': 'en',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  expect(reply.statusCode, reply.body).toBe(400);
  return Object.keys(reply.json().fields ?? {}).toSorted();
}

describe('one refusal names every field that is wrong', () => {
  test.each<[string, object | string | undefined, string[]]>([
    ['PUT /portal/contas/abc/status?nope=1', { zz: 1 }, ['ativo', 'id', 'nope', 'zz']],
    [
      'GET /api/v1/transactions?accountingDate=2026-11-19&limit=0&terminal=%00',
      undefined,
      ['limit', 'terminal.0'],
    ],
    ['GET /api/v1/transactions?accountingDate=2026-11-19&limit=0&since=abc', undefined, ['limit', 'since']],
    [
      'GET /api/v1/transactions?accountingDate=0000-01-01&accountingFrom=2026-11-19&capturedFrom=2026-11-20&capturedTo=2026-11-19&since=a',
      undefined,
      ['accountingDate', 'accountingFrom', 'capturedTo', 'since'],
    ],
    ['GET /portal/audit?from=x&to=y&page=-1', undefined, ['from', 'page', 'to']],
    ['GET /portal/audit?from=x&to=y', undefined, ['from', 'to']],
    ['GET /portal/accesscode/solicitacaocodigo/list?ec=9999&init=x&end=y', undefined, ['ec', 'end', 'init']],
    ['GET /portal/accesscode/solicitacaocodigo/list?init=x&size=0', undefined, ['end', 'init', 'size']],
    [
      'PUT /portal/ecassociator/associators/add',
      { id: null, name: '', ecs: [], version: 0 },
      ['ecs', 'name', 'version'],
    ],
    [
      'PUT /portal/ecassociator/associators/add',
      { id: null, name: 'x'.repeat(101), ecs: [{ cdEc: '9999' }] },
      ['ecs', 'name'],
    ],
    ['PUT /portal/ecassociator/associators/add', { id: null, name: 'a\0', ecs: 7 }, ['ecs', 'name']],
    [
      'PUT /portal/ecassociator/associators/add',
      '{"id":1e400,"name":"a","ecs":[],"__proto__":1}',
      ['__proto__', 'ecs', 'id'],
    ],
    [
      'POST /portal/bulk',
      {
        resource: 'usuarios',
        selection: { filter: { ecs: ['9999'] } },
        action: { kind: 'addEstablishments', establishments: ['9998'] },
      },
      ['action.establishments', 'selection.filter.ecs'],
    ],
    [
      'POST /portal/bulk',
      {
        resource: 'agrupadores',
        selection: { filter: { ec: ['9999'] } },
        action: { kind: 'addEstablishments', establishments: ['9998'] },
      },
      ['action.establishments', 'selection.filter.ec'],
    ],
    [
      'POST /portal/bulk',
      {
        resource: 'contas',
        selection: { filter: { ecs: ['9999'] } },
        action: { kind: 'activate' },
      },
      ['selection.filter.ecs'],
    ],
    [
      'POST /portal/bulk',
      {
        resource: 'marketing',
        selection: { ids: ['1'] },
        action: { kind: 'setEnd', endsOn: 'x' },
      },
      ['action.endsOn'],
    ],
  ])('ERR-05 %s %j', async (call, body, fields) => {
    expect(await refusedOf(call, body)).toEqual(fields);
  });

  test('ERR-05 those of the query beside those of the body', async () => {
    const fields = await refusedOf('POST /api/v1/deposits/report?zz=1', {});
    expect(fields).toContain('zz');
    expect(fields.length).toBeGreaterThan(1);
  });

  test('ERR-05 items of a long list beyond the first faulty ones', async () => {
    const ids = Array.from({ length: 300 }, (_, index) => (index === 3 || index === 250 ? 7 : '1'));
    const wish = { resource: 'usuarios', selection: { ids }, action: { kind: 'activate' } };
    expect(await refusedOf('POST /portal/bulk', wish)).toEqual(['selection.ids.250', 'selection.ids.3']);
  });
});
