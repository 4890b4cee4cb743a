import { describe, expect, test } from 'vitest';
import { getOperatorCode, listOperatorCodes, type OperatorCode } from '../../../../contract/operator-codes';
import { shops } from './shops';

const all = shops();
const list = (query?: object | string, token = all.administrator) =>
  all.portal.call(listOperatorCodes, { token, query });
const ids = async (query?: object, token = all.administrator): Promise<number[]> => {
  const { status, body } = await list(query, token);
  expect(status).toBe(200);
  return body.content.map(({ operatorCodeId }: OperatorCode) => operatorCodeId);
};

test('API-31 OPC-05 a page of codes has their shop, name, status, start and end', async () => {
  const { db } = all.database;
  const started_at = new Date('2026-03-01T03:00:00Z');
  await db.updateTable('operator').where('id', '=', 11).set({ started_at }).execute();
  const ended_at = new Date('2026-11-19T12:00:00.900Z');
  await db.updateTable('operator').where('id', '=', 42).set({ active: false, ended_at }).execute();
  const { body } = await list();
  expect(body).toMatchObject({ pageable: { pageNumber: 0 }, totalPages: 1, totalElements: 8 });
  expect(body.content[0]).toEqual({
    operatorCodeId: 11,
    ec: '0001',
    nomefantasia: 'Mercado 1',
    name: 'Operador 11',
    numerocartao: '110',
    status: true,
    inicio: '2026-03-01T00:00:00',
    ultimoUso: null,
    fim: null,
    version: 1,
  });
  expect(body.content.at(-1)).toMatchObject({
    operatorCodeId: 42,
    status: false,
    fim: '2026-11-19T09:00:00',
  });
});

test('OPC-06 no reply has more than the last three characters of a code', async () => {
  const { body } = await list({ size: 100 });
  expect(body.content.map(({ numerocartao }: OperatorCode) => numerocartao)).toEqual([
    '110',
    '120',
    '210',
    '220',
    '310',
    '320',
    '410',
    '420',
  ]);
  const one = await all.portal.call(getOperatorCode, { token: all.administrator, params: { id: 31 } });
  expect(one.body.numerocartao).toBe('310');
  expect(JSON.stringify([body, one.body])).not.toMatch(/5{3}/);
});

test('LIST-09 LIST-10 pages count from 0, ten rows each', async () => {
  expect((await list({ page: 1, size: 10 })).body).toMatchObject({ content: [], totalElements: 8 });
  expect((await list({ size: 25 })).body.content).toHaveLength(8);
});

describe('API-31 LIST-17 filters', () => {
  test.each([
    ['a part of the name, whatever its case', { name: 'DOR 3' }, [31, 32]],
    ['the whole end of a code', { code: '220' }, [22]],
    ['the last digits of a code', { code: '20' }, [12, 22, 32, 42]],
    ['a shop', { ec: '0002' }, [21, 22]],
    ['several shops', { ec: ['0002', '0004'] }, [21, 22, 41, 42]],
    ['no value at all', { code: '', status: '', ec: '', name: '' }, [11, 12, 21, 22, 31, 32, 41, 42]],
    ['several at once', { ec: '0004', status: 1, name: 'operador', code: '410' }, [41]],
  ])('%s', async (_what, filter, found) => expect(await ids(filter)).toEqual(found));

  test('OPC-01 OPC-02 LIST-11 the status, 0 or 1', async () => {
    await all.database.db.updateTable('operator').where('id', '=', 42).set({ active: false }).execute();
    expect(await ids({ status: 0 })).toEqual([42]);
    expect(await ids({ status: 1 })).toEqual([11, 12, 21, 22, 31, 32, 41]);
  });

  test('OPC-06 a code cannot be found out by searching: only its tail is compared', async () => {
    const { status, body } = await list({ code: '5110' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['code']]);
  });

  test.each([
    ['a status that is none', { status: '2' }, 'status'],
    ['a misspelt key', { nome: 'x' }, 'nome'],
    ['a sort that is none', { sort: 'card_number,asc' }, 'sort'],
    ['a shop that does not exist', { ec: '9999' }, 'ec'],
  ])('ERR-05 %s is refused and named', async (_what, query, field) => {
    const { status, body } = await list(query);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'VALIDATION', [field]]);
  });
});

test.each([
  ['ec,desc', [42, 41, 32, 31, 22, 21, 12, 11]],
  ['name,desc', [42, 41, 32, 31, 22, 21, 12, 11]],
  ['numerocartao,desc', [42, 41, 32, 31, 22, 21, 12, 11]],
  ['status,asc', [42, 11, 12, 21, 22, 31, 32, 41]],
])('LIST-10 sorts by %s', async (sort, order) => {
  await all.database.db.updateTable('operator').where('id', '=', 42).set({ active: false }).execute();
  expect(await ids({ sort })).toEqual(order);
});

test('API-31 a manager sees only the codes of its shops, and may not name another shop', async () => {
  expect(await ids({}, all.manager)).toEqual([11, 12, 21, 22]);
  expect(await ids({}, all.neighbour)).toEqual([31, 32]);
  expect(await ids({ code: '410' }, all.manager)).toEqual([]);
  expect((await list({ ec: '0003' }, all.manager)).status).toBe(403);
  expect((await list({ ec: '9999' }, all.manager)).status).toBe(403);
});

test('OPC-10 one code by its id: 404 for an unknown one, 403 for one of another shop', async () => {
  const one = (id: number | string, token: string) =>
    all.portal.call(getOperatorCode, { token, params: { id } });
  expect((await one(11, all.manager)).body).toMatchObject({ operatorCodeId: 11, ec: '0001' });
  expect((await one(31, all.manager)).status).toBe(403);
  expect((await one(999, all.manager)).status).toBe(404);
  expect((await one('x', all.manager)).status).toBe(400);
});
