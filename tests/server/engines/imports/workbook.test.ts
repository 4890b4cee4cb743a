import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWorkbook } from '../../../../contract/imports';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { savedByLibreOffice } from '../../../support/libreoffice';
import { addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';

let database: Database;
let portal: TestPortal;
let token: string;
beforeAll(async () => {
  database = await freshDatabase();
  await addUser(database.db, { login: '10000001', role: 1 });
  portal = await testPortal(database);
  token = (await portal.signIn('10000001')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const read = (body: Uint8Array) =>
  portal.call(readWorkbook, {
    token,
    params: { resource: 'usuarios' },
    body: Buffer.from(body),
    headers: { 'content-type': 'application/octet-stream', 'accept-language': 'en' },
  });

/** A workbook that LibreOffice has saved of a table whose codes it took for numbers and whose days for dates. */
const saved = (csv: string) => savedByLibreOffice(new TextEncoder().encode(csv), 'csv', 'xlsx', 'en-US');

test('a workbook that LibreOffice saved is read as texts, its dates as days', async () => {
  const file = await saved('Login,Name,API start\n\n01234567,Ana,2026-12-31\n000071-00001,Eva 1,\n');
  const { status, body } = await read(file);
  expect([status, body]).toEqual([
    200,
    {
      rows: [
        { line: 1, cells: ['Login', 'Name', 'API start'] },
        // Its zero is lost: the import points at whom it knows with one.
        { line: 3, cells: ['1234567', 'Ana', '2026-12-31'] },
        { line: 4, cells: ['000071-00001', 'Eva 1'] },
      ],
      total: 3,
    },
  ]);
});

test.each([
  ['no workbook', Buffer.from('Login;Name\r\n1;Ana\r\n')],
  ['a broken one', Buffer.from('PK\u0003\u0004 and nothing that follows')],
])('%s is refused with a sentence', async (_what, file) => {
  const { status, body } = await read(file);
  expect([status, body.message]).toEqual([
    400,
    expect.stringContaining('The workbook could not be read. It may be damaged or password-protected.'),
  ]);
});

test('one that is larger than an import takes is 413', async () => {
  expect((await read(Buffer.alloc(5_000_001))).status).toBe(413);
});
