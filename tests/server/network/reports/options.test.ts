import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  filterAccounts,
  filterAssociators,
  filterDateType,
  filterEcs,
  filterOperators,
} from '../../../../contract/reports';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';

let database: Database;
let portal: TestPortal;
let admin: string;
let manager: string;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  await addUser(database.db, { login: '20000002', role: 2, groups: [1], establishments: ['0004'] });
  // The order by name differs from the order by key for each of them.
  const { db } = database;
  await db.updateTable('establishment').set({ name: 'ágil Loja' }).where('code', '=', '0002').execute();
  await db.updateTable('operator').set({ name: 'Ágata' }).where('id', '=', 22).execute();
  await db.updateTable('account').set({ nickname: 'ábaco' }).where('id', '=', 4).execute();
  portal = await testPortal(database);
  admin = (await portal.signIn('10000001')).token;
  manager = (await portal.signIn('20000002')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

test('STMT-06 STMT-13 every list has keys and values, both text, and starts with the key for all', async () => {
  const lists = [filterEcs, filterOperators, filterAccounts, filterAssociators];
  const firstTwo = async (list: typeof filterEcs) =>
    (await portal.call(list, { token: manager })).body.slice(0, 2);
  expect(await Promise.all(lists.map(firstTwo))).toEqual(
    [
      { key: '0002', value: 'ágil Loja' },
      { key: '22', value: 'Ágata •••220' },
      { key: '4', value: 'ábaco · Itaú 0417 / 00418824-3' },
      { key: '1', value: 'Rede Sul' },
    ].map((first) => [{ key: '*', value: '*' }, first]),
  );
});

const keys = (options: { key: string }[]) => options.map(({ key }) => key);

test('API-21 STMT-06 the establishments start with all and say which are corban', async () => {
  const { body } = await portal.call(filterEcs, { token: admin });
  expect(body).toEqual([
    { key: '*', value: '*' },
    { key: '0002', value: 'ágil Loja' },
    { key: '0001', value: 'Mercado 1' },
    { key: '0003', value: 'Mercado 3' },
    { key: '0004', value: 'Mercado 4', corban: true },
  ]);
});

test('API-21 API-24 a manager gets the establishments and groups of its scope', async () => {
  expect(keys((await portal.call(filterEcs, { token: manager })).body)).toEqual([
    '*',
    '0002',
    '0001',
    '0004',
  ]);
  expect((await portal.call(filterAssociators, { token: manager })).body).toEqual([
    { key: '*', value: '*' },
    { key: '1', value: 'Rede Sul' },
  ]);
});

test('API-24 level 1 gets all groups, by name', async () => {
  expect((await portal.call(filterAssociators, { token: admin })).body).toEqual([
    { key: '*', value: '*' },
    { key: '2', value: 'Rede Norte' },
    { key: '1', value: 'Rede Sul' },
  ]);
});

test('API-22 operators are named with the last three characters of their code', async () => {
  const { body } = await portal.call(filterOperators, { token: manager });
  expect(body).toEqual([
    { key: '*', value: '*' },
    { key: '22', value: 'Ágata •••220' },
    { key: '11', value: 'Operador 11 •••110' },
    { key: '12', value: 'Operador 12 •••120' },
    { key: '21', value: 'Operador 21 •••210' },
    { key: '41', value: 'Operador 41 •••410' },
    { key: '42', value: 'Operador 42 •••420' },
  ]);
  expect((await portal.call(filterOperators, { token: admin })).body).toHaveLength(9);
});

test('API-23 accounts are those that an establishment of the scope uses', async () => {
  const { body } = await portal.call(filterAccounts, { token: manager });
  expect(body).toEqual([
    { key: '*', value: '*' },
    { key: '4', value: 'ábaco · Itaú 0417 / 00418824-3' },
    { key: '1', value: 'Conta 1 · Banco do Brasil 0117 / 00418821-3' },
    { key: '2', value: 'Conta 2 · Itaú 0217 / 00418822-3' },
  ]);
  expect((await portal.call(filterAccounts, { token: admin })).body).toHaveLength(5);
});

test('API-25 STMT-02 the two date types are in the language of the caller', async () => {
  const { body } = await portal.call(filterDateType, {
    token: manager,
    headers: { 'accept-language': 'pt-BR' },
  });
  expect(body).toEqual([
    { key: 'dt', value: 'Data da transação' },
    { key: 'dc', value: 'Data contábil' },
  ]);
});
