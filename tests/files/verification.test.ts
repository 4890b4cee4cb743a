import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExportFormat } from '../../contract/exports';
import { depositReport } from '../../contract/statement';
import { exportUsers } from '../../contract/users';
import type { Database } from '../../server/platform/db/open';
import { fetchFile, reportRequest } from '../server/engines/exports/statement-file';
import { listFile } from '../server/engines/lists/list-file';
import { verified } from '../server/engines/verification/verified';
import { freshDatabase } from '../support/databases';
import { savedByLibreOffice } from '../support/libreoffice';
import { addNetwork, addTransactions, addUser, transaction } from '../support/network';
import { type TestPortal, testPortal } from '../support/portal';

/* Files that a program which people use has opened and saved again. */

let database: Database;
let portal: TestPortal;
let token: string;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  await addUser(database.db, { login: '00000012', name: '=1+1', role: 3, establishments: ['0001'] });
  await addTransactions(
    database.db,
    Array.from({ length: 30 }, (_, index) =>
      transaction(`2026-11-20T09:00:${String(index).padStart(2, '0')}`, {
        nsu: String(index).padStart(6, '0'),
        amount: index === 0 ? '99999999999.99' : `${index}.05`,
        processCode: index % 3 === 2 ? 302 : 304,
      }),
    ),
  );
  portal = await testPortal(database);
  token = (await portal.signIn('10000001')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

async function statement(formato: ExportFormat, language = 'en') {
  const { body } = await portal.call(depositReport, {
    token,
    query: { formato },
    body: reportRequest({ todosEcs: true }),
    headers: { 'accept-language': language },
  });
  return (await fetchFile(portal, token, body)).rawPayload;
}

test.each<[ExportFormat, string, string]>([
  ['xlsx', 'xlsx', 'en'],
  ['xlsx', 'xlsx', 'pt-BR'],
  ['xls', 'xlsx', 'en'],
  ['csv', 'csv', 'en'],
  ['csv', 'csv', 'pt-BR'],
])(
  'STMT-29 STMT-30 a %s that LibreOffice has saved as %s has the same rows (%s)',
  async (from, to, language) => {
    const saved = await savedByLibreOffice(await statement(from, language), from, to, language);
    const { body } = await verified(portal, token, saved);
    expect(body).toMatchObject({ verdict: 'sameRows', differences: [], file: { format: from, rows: 30 } });
  },
);

test('STMT-30 a cell that was changed is found behind what LibreOffice has saved', async () => {
  const csv = (await statement('csv')).toString('utf8').replace('29.05', '29.06');
  const saved = await savedByLibreOffice(Buffer.from(csv), 'csv', 'xlsx', 'en');
  const { body } = await verified(portal, token, saved);
  expect(body).toMatchObject({ verdict: 'altered', comparison: 'compared' });
  expect(body.differences).toEqual([
    { part: 'rows', row: 2, column: 'Amount', found: '-29.06', was: '-29.05' },
  ]);
});

test('LIST-14 a list that LibreOffice has saved has the same rows', async () => {
  for (const format of ['xlsx', 'csv'] as const) {
    const body = { format, filter: { status: 1, name: '', ecs: [] } };
    const { file } = await listFile(portal, exportUsers, { token, body });
    const saved = await savedByLibreOffice(file.rawPayload, format, format, 'en');
    expect((await verified(portal, token, saved)).body.verdict, format).toBe('sameRows');
  }
});
