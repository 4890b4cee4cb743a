import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAssociators } from '../../../../contract/groupers';
import { listEcs, type ReachedEstablishment } from '../../../../contract/user-options';
import { getOwnAddress, listUsers } from '../../../../contract/users';
import { addUser } from '../../../support/network';
import { type Office, openOffice } from './office';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  const { db } = office.database;
  await addUser(db, { login: '43000001', role: 3, establishments: ['0002', '0003'], groups: [2] });
  await addUser(db, { login: '43000002', role: 3, establishments: ['0003'] });
  await addUser(db, { login: '43000003', role: 2, establishments: ['0004'], groups: [1] });
  await addUser(db, { login: '43000005', role: 5, specificCode: 1 });
  await db.insertInto('grouper').values({ id: 3, name: 'Rede Oeste' }).execute();
  await db
    .insertInto('grouper_establishment')
    .values({ grouper_id: 3, establishment_code: '0002' })
    .execute();
  await addUser(db, { login: '43000006', role: 3, groups: [1, 2, 3] });
});
afterAll(() => office.close());

const ecs = (login?: string, token = office.tokens.administrator) =>
  office.portal.call(listEcs, { token, query: login === undefined ? {} : { login } });
const codes = async (login?: string, token?: string) =>
  (await ecs(login, token)).body.map(({ cdEc }: { cdEc: string }) => cdEc);

test('API-13 VIEW-10 LIST-24 returns establishments with their address, sorted by name', async () => {
  const rename = (code: string, name: string) =>
    office.database.db.updateTable('establishment').set({ name }).where('code', '=', code).execute();
  for (const code of ['0004', '0003']) await rename(code, 'ágil Mercado');
  // Equal names are sorted by code.
  expect(await codes()).toEqual(['0003', '0004', '0001', '0002']);
  await rename('0003', 'Mercado 3');
  const { status, body } = await ecs();
  expect(status).toBe(200);
  expect(body.map(({ cdEc }: { cdEc: string }) => cdEc)).toEqual(['0004', '0001', '0002', '0003']);
  expect(body[1]).toEqual({
    cdEc: '0001',
    name: 'Mercado 1',
    logradouro: 'Rua das Flores',
    numero: '1',
    bairro: 'Centro',
    cep: '01000-000',
    cidade: 'São Paulo',
    uf: 'SP',
    agrupador: null,
  });
});

test('LIST-23 without a login and with the own login it is the scope of the caller, including groups', async () => {
  const { administrator, manager, viewer } = office.tokens;
  expect(await codes('10000001', administrator)).toHaveLength(4);
  for (const login of [undefined, '20000002']) expect(await codes(login, manager)).toEqual(['0001', '0002']);
  for (const login of [undefined, '30000003']) expect(await codes(login, viewer)).toEqual(['0001']);
});

const reached = async (login?: string, token?: string) =>
  (await ecs(login, token)).body.map(({ cdEc, agrupador }: ReachedEstablishment) => [cdEc, agrupador]);

test('API-13 VIEW-11 for level 1 a login returns all that the user has, and through which group', async () => {
  expect(await reached('43000001')).toEqual([
    ['0002', null],
    ['0003', 'Rede Norte'],
  ]);
  expect(await reached('43000003')).toEqual([
    ['0004', null],
    ['0001', 'Rede Sul'],
    ['0002', 'Rede Sul'],
  ]);
  expect(await reached('43000006')).toEqual([
    ['0001', 'Rede Sul'],
    ['0002', 'Rede Oeste, Rede Sul'],
    ['0003', 'Rede Norte'],
  ]);
  expect((await ecs('99999999')).status).toBe(404);
});

test('API-13 LIST-23 of a specific user there are none, of an administrator all', async () => {
  expect(await reached('43000005')).toEqual([]);
  expect(await reached('10000002')).toEqual(['0004', '0001', '0002', '0003'].map((code) => [code, null]));
});

test('API-13 LIST-23 for level 2 a viewer that it manages returns only its own ones, also through groups', async () => {
  const { manager } = office.tokens;
  expect(await reached('43000001', manager)).toEqual([['0002', null]]);
  expect(await reached('43000006', manager)).toEqual([
    ['0001', 'Rede Sul'],
    ['0002', 'Rede Oeste, Rede Sul'],
  ]);
});

test('API-13 the own establishments of the caller have their group as well', async () => {
  expect(await reached(undefined, office.tokens.manager)).toEqual([
    ['0001', 'Rede Sul'],
    ['0002', 'Rede Sul'],
  ]);
  expect(await reached('30000003', office.tokens.viewer)).toEqual([['0001', null]]);
});

test('API-13 USR-06 their number is that in the list of users', async () => {
  const token = office.tokens.administrator;
  for (const login of ['43000001', '43000002', '43000003', '43000006', '30000003']) {
    const { body } = await office.portal.call(listUsers, { token, query: { login } });
    expect(body.content[0].ecsTotal, login).toBe((await reached(login)).length);
  }
});

test.each(['43000002', '43000003', '10000001', '99999999'])(
  'LIST-23 level 2 is refused the login %s, which it does not manage',
  async (login) => {
    expect((await ecs(login, office.tokens.manager)).status).toBe(403);
  },
);

test('LIST-23 level 3 is refused every other login, also that of a viewer of the same establishment', async () => {
  await addUser(office.database.db, { login: '43000004', role: 3, establishments: ['0001'] });
  for (const login of ['43000004', '43000001', '99999999']) {
    expect((await ecs(login, office.tokens.viewer)).status).toBe(403);
  }
});

const groups = (query?: object, token = office.tokens.administrator) =>
  office.portal.call(listAssociators, { token, query });

test('API-14 USR-18 returns all groups in one page, by name', async () => {
  const { status, body } = await groups({ ecAssociatorName: '' });
  expect([status, body]).toEqual([
    200,
    {
      content: [
        { id: 2, nome: 'Rede Norte' },
        { id: 3, nome: 'Rede Oeste' },
        { id: 1, nome: 'Rede Sul' },
      ],
      pageable: { pageNumber: 0 },
      totalPages: 1,
      totalElements: 3,
    },
  ]);
});

test('API-14 finds groups by any part of the name, and returns pages on request', async () => {
  expect((await groups({ ecAssociatorName: 'SÚL' })).body.content).toEqual([{ id: 1, nome: 'Rede Sul' }]);
  expect((await groups({ ecAssociatorName: '%' })).body).toMatchObject({ content: [], totalPages: 0 });
  await office.database.db
    .insertInto('grouper')
    .values(Array.from({ length: 11 }, (_, index) => ({ id: 100 + index, name: `Rede ${100 + index}` })))
    .execute();
  expect((await groups({ page: 1 })).body).toMatchObject({
    content: ['Rede 110', 'Rede Norte', 'Rede Oeste', 'Rede Sul'].map((nome) =>
      expect.objectContaining({ nome }),
    ),
    pageable: { pageNumber: 1 },
    totalPages: 2,
    totalElements: 14,
  });
  expect((await groups()).body.content).toHaveLength(14);
});

test('API-14 groups are for level 1', async () => {
  for (const token of [office.tokens.manager, office.tokens.viewer]) {
    expect((await groups({}, token)).status).toBe(403);
  }
});

test("API-12 returns everybody's own e-mail, name and login", async () => {
  const own = { email: 'nara@loja.example', name: 'Nara Dias', login: '43000007' };
  await addUser(office.database.db, { ...own, role: 3 });
  const { token } = await office.portal.signIn(own.login);
  const { status, body } = await office.portal.call(getOwnAddress, { token });
  expect([status, body]).toEqual([200, own]);
});
