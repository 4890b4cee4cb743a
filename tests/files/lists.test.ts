import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportBanks } from '../../contract/banks';
import { FILE_NUMBER } from '../../contract/file-number';
import { financialDetail } from '../../contract/financial';
import { usageReport } from '../../contract/usage';
import { exportUsers } from '../../contract/users';
import { pagesOf } from '../../packages/table-files/tests/programs/pdf-reader';
import { readByOpenpyxl } from '../../packages/table-files/tests/programs/xlsx-reader';
import type { Database } from '../../server/platform/db/open';
import { fetchFile } from '../server/engines/exports/statement-file';
import { listFile } from '../server/engines/lists/list-file';
import { addBills } from '../support/bills';
import { freshDatabase } from '../support/databases';
import { sheetsInLibreOffice } from '../support/libreoffice';
import { addNetwork, addTransactions, addUser, transaction } from '../support/network';
import { type TestPortal, TODAY, testPortal } from '../support/portal';

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
    ['Created', '20 Nov 2026 12:00:00 (America/Sao_Paulo)'],
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

test('FIN-06 USE-08 the facts above the bills and the usage as PDF have the number of their rows', async () => {
  await addBills(database.db, TODAY);
  await addTransactions(database.db, [
    transaction(`${TODAY}T08:00:00`),
    transaction(`${TODAY}T08:00:00`, { establishmentCode: '0002' }),
  ]);
  const headers = { 'accept-language': 'en' };
  const bills = await portal.call(financialDetail, { token, query: { formato: 'pdf' }, headers });
  const usage = await portal.call(usageReport, { token, query: { formato: 'pdf', periodo: '30' }, headers });
  for (const [{ body }, rows] of [
    [bills, 14],
    [usage, 2],
  ] as const) {
    expect(body.totalRows).toBe(rows);
    const [page = []] = await pagesOf((await fetchFile(portal, token, body)).rawPayload);
    expect(page.filter((line) => /^Rows\s/.test(line))).toEqual([
      expect.stringMatching(new RegExp(`^Rows +${rows}$`)),
    ]);
  }
});
