import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuditFilter, exportAudit } from '../../../../contract/audit';
import type { ExportReply } from '../../../../contract/exports';
import { exportProgress } from '../../../../contract/exports';
import { FILE_NUMBER } from '../../../../contract/file-number';
import type { Database } from '../../../../server/platform/db/open';
import { system } from '../../../../server/platform/principal/principal';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';
import { fetchFile, partsOf } from '../../engines/exports/statement-file';
import { addEntries, listed } from './trail';

let database: Database;
let portal: TestPortal;
let token: string;
let rui: number;

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  const ana = await addUser(db, { login: '10000001', name: 'Ana Conceição', role: 1 });
  await addUser(db, { login: '10000002', role: 1 });
  rui = await addUser(db, { login: '00300003', name: '=Rui', role: 3 });
  const actor = { id: ana, login: '10000001', address: '10.0.0.7' };
  await addEntries(db, '2026-03-01T12:00:00Z', actor, [
    {
      action: 'update',
      entity: 'portal_user',
      key: String(rui),
      before: { role: 2, active: true, establishments: ['0001', '0002'], api_starts_on: '2026-01-02' },
      after: { role: 3, active: false, establishments: ['0002', '0003'], api_starts_on: null },
    },
    { action: 'sign-in', entity: 'session', key: 'x' },
  ]);
  // More than one chunk, many of one moment.
  const codes = Array.from({ length: 450 }, (_, index) => String(index + 1));
  for (const third of [0, 1, 2]) {
    await addEntries(
      db,
      `2026-02-0${third + 1}T12:00:00.123Z`,
      system('load'),
      codes
        .slice(third * 150, third * 150 + 150)
        .map((key) => ({ action: 'create', entity: 'terminal', key, after: { logical_number: key } })),
    );
  }
  portal = await testPortal(database);
  token = (await portal.signIn('10000001')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const ask = async (filter: AuditFilter, more: object = {}, language = 'en') => {
  const body = { format: 'csv', filter, ...more };
  const headers = { 'accept-language': language };
  const answer = await portal.call(exportAudit, { token, body, headers });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body as ExportReply;
};
const fileOf = async (filter: AuditFilter, more: object = {}, language = 'en') => {
  const file = await fetchFile(portal, token, await ask(filter, more, language));
  if (file.statusCode !== 200) throw new Error(file.body);
  return partsOf(file.body, language === 'pt' ? ';' : ',');
};

describe('the file', () => {
  test('has a line for each changed field, in words', async () => {
    const { heading, rows } = await fileOf({ entity: 'portal_user' });
    expect(heading).toEqual([
      'When',
      'Who',
      'Login',
      'Address',
      'Action',
      'Type of record',
      'Record',
      'Record code',
      'Field',
      'Before',
      'After',
    ]);
    const head = ['2026-03-01 09:00:00', 'Ana Conceição', '10000001', '10.0.0.7', 'Changed', 'User'];
    expect(rows).toEqual(
      [
        ['Profile', 'Establishment administrator', 'Report viewer'],
        ['Status', 'Active', 'Inactive'],
        ['API access from', '2 Jan 2026', ''],
        ['Establishments', '0001 Mercado 1', '0003 Mercado 3'],
      ].map((change) => [...head, "'=Rui", '00300003', ...change]),
    );
  });

  test('is in the language of the request', async () => {
    const { rows } = await fileOf({ entity: 'portal_user' }, {}, 'pt');
    expect(rows.map((row) => row.slice(8))).toEqual([
      ['Perfil', 'Administrador de estabelecimento', 'Visualizador de relatórios'],
      ['Status', 'Ativo', 'Inativo'],
      ['Acesso à API a partir de', '02/01/2026', ''],
      ['Estabelecimentos', '0001 Mercado 1', '0003 Mercado 3'],
    ]);
  });

  test('has one line for an entry without changed fields', async () => {
    const { rows } = await fileOf({ sessions: 'only', to: '2026-03-01' });
    expect(rows.map((row) => row.slice(4))).toEqual([['Signed in', 'Session', '', 'x', '', '', '']]);
  });

  test.each(['ASC', 'DESC'] as const)(
    'has every entry of the filter once, in the order of the list (%s)',
    async (order) => {
      const filter: AuditFilter = { entity: 'terminal' };
      const asked = await ask(filter, { order });
      expect(asked.totalRows).toBe(450);
      const { rows } = partsOf((await fetchFile(portal, token, asked)).body);
      const keys: string[] = [];
      for (let page = 0; page < 5; page += 1) {
        const sort = order === 'ASC' ? 'at,asc' : 'at,desc';
        const { entries } = await listed(portal, token, { ...filter, sort, page, size: 100 });
        keys.push(...entries.map(({ key }) => key));
      }
      expect(rows.map((row) => row[7])).toEqual(keys);
      expect(new Set(keys).size).toBe(450);
    },
  );

  test('contains its filters and when it was made', async () => {
    // There are no totals between the rows and the facts.
    const { totals: facts } = await fileOf({
      who: 'conceicao',
      entity: ['portal_user', 'bank'],
      record: '00300003',
      action: 'update',
      from: '2026-03-01',
      to: '2026-03-31',
      sessions: 'without',
    });
    expect(facts.map(([label, value]) => [label, value])).toEqual([
      ['Who', 'conceicao'],
      ['Type of record', 'User; Bank'],
      ['Record (code, login or name)', '00300003'],
      ['Action', 'Changed'],
      ['From', '1 Mar 2026'],
      ['To', '31 Mar 2026'],
      ['Sign-ins', 'Exclude'],
      ['Rows', '4'],
      ['Created', '20 Nov 2026 12:00:00 (America/Sao_Paulo)'],
      ['File number', expect.stringMatching(FILE_NUMBER)],
    ]);
  });

  test('reports its progress in entries, of which the number was promised', async () => {
    const asked = await ask({ entity: 'portal_user' });
    expect(asked.totalRows).toBe(1);
    await fetchFile(portal, token, asked);
    const ticket = asked.urlDownload.slice(asked.urlDownload.lastIndexOf('/') + 1);
    const { body } = await portal.call(exportProgress, { token, params: { ticket } });
    expect(body.rows).toBeLessThanOrEqual(1);
  });

  test('is available as XLSX too', async () => {
    const asked = await ask({ entity: 'portal_user' }, { format: 'xlsx' });
    const file = await fetchFile(portal, token, asked);
    expect(file.headers['content-disposition']).toBe('attachment; filename="auditoria.xlsx"');
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});

test('a long list of establishments stays within a cell and says how many more there are', async () => {
  const codes = Array.from({ length: 10_000 }, (_, index) => String(index).padStart(6, '0'));
  await addEntries(database.db, '2025-01-01T12:00:00Z', system('load'), [
    { action: 'create', entity: 'grouper', key: '1', after: { establishments: codes } },
  ]);
  const { rows } = await fileOf({ entity: 'grouper' });
  const cell = rows[0]?.[10] ?? '';
  expect(cell.length).toBeLessThan(32_767);
  expect(cell.endsWith('; 6000 more')).toBe(true);
  expect(cell.split('; ').slice(0, -1)).toEqual(codes.slice(0, 4000));
});

test('ERR-05 wrong filters are refused before a file is promised', async () => {
  const body = { format: 'csv', filter: { from: '2026-02-30' } };
  const answer = await portal.call(exportAudit, { token, body });
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['filter.from']]);
  expect((await portal.call(exportAudit, { token, body: { format: 'pdf', filter: {} } })).status).toBe(400);
});

test('SES-16 a promised file cannot be downloaded by a person who is no longer an administrator', async () => {
  const other = (await portal.signIn('10000002')).token;
  const body = { format: 'csv', filter: {} };
  const promise = (await portal.call(exportAudit, { token: other, body })).body;
  await database.db.updateTable('portal_user').set({ role: 3 }).where('login', '=', '10000002').execute();
  expect((await fetchFile(portal, other, promise)).statusCode).toBe(403);
});
