import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportBanks } from '../../contract/banks';
import { FILE_NUMBER } from '../../contract/file-number';
import { exportUsers } from '../../contract/users';
import type { Database } from '../../server/platform/db/open';
import { listFile } from '../server/platform/list-exports/list-file';
import { freshDatabase } from '../support/databases';
import { sheetsInLibreOffice } from '../support/libreoffice';
import { addNetwork, addUser } from '../support/network';
import { type TestPortal, testPortal } from '../support/portal';
import { readByOpenpyxl } from './xlsx-reader';

/* Lists as the programs open them that people use. */

let database: Database;
let portal: TestPortal;
let token: string;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  await addUser(database.db, { login: '00000012', name: '=1+1', role: 3, establishments: ['0001'] });
  await addUser(database.db, {
    login: '20000002',
    name: 'Ágata',
    role: 2,
    establishments: ['0002', '0001'],
    api: { from: '2026-01-31', until: '2026-12-31' },
  });
  portal = await testPortal(database);
  token = (await portal.signIn('10000001')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

test('LIST-14 the workbook of the users has dates as dates, codes and formulas as text', async () => {
  const body = { format: 'xlsx', filter: { status: 1, name: '', ecs: ['0002', '0001'] }, sort: 'login,asc' };
  const { file } = await listFile(portal, exportUsers, { token, body });
  const { sheets } = await readByOpenpyxl(file.rawPayload);
  const [table, about] = sheets;
  expect(table?.name).toBe('Users');
  const rows = table?.rows.slice(1).map((row) => row.map(({ value, kind }) => [value, kind]));
  expect(rows?.[0]?.slice(0, 2)).toEqual([
    ['=1+1', 's'],
    ['00000012', 's'],
  ]);
  expect(rows?.[1]?.slice(0, 2)).toEqual([
    ['Ágata', 's'],
    ['20000002', 's'],
  ]);
  expect(rows?.[1]?.[5]).toEqual(['Mercado 1 (0001); Mercado 2 (0002)', 's']);
  expect(rows?.[1]?.[6]).toEqual(['0001 0002', 's']);
  expect(rows?.[1]?.slice(10)).toEqual([
    ['2026-01-31 00:00:00', 'd'],
    ['2026-12-31 00:00:00', 'd'],
  ]);
  const facts = about?.rows.map((row) => row.map(({ value }) => value));
  expect(facts?.slice(2)).toEqual([
    ['Access to establishments', 'Mercado 1 (0001); Mercado 2 (0002)'],
    ['Status', 'Active'],
    ['Rows', '2'],
    ['Made', '20 Nov 2026 12:00:00 (America/Sao_Paulo)'],
    ['File number', expect.stringMatching(FILE_NUMBER)],
  ]);
});

test('BANK-02 LibreOffice finds the rows of the database, in the words of the list', async () => {
  const { file } = await listFile(portal, exportBanks, { token, body: { format: 'xlsx' } });
  const [table] = await sheetsInLibreOffice(file.rawPayload, 'xlsx');
  const [, ...lines]: string[][] = parse(table?.csv ?? '');
  const stored = await database.db.selectFrom('bank').selectAll().orderBy('code').execute();
  expect(lines).toEqual(
    stored.map(({ code, name, partner, deposit_code_length, active }) => [
      code,
      name,
      partner ? 'Yes' : 'No',
      deposit_code_length === 0 ? 'No' : `Yes (${deposit_code_length} digits)`,
      active ? 'Active' : 'Inactive',
    ]),
  );
  const { sheets } = await readByOpenpyxl(file.rawPayload);
  expect(sheets[0]?.rows[1]?.[0]?.kind).toBe('s');
});
