import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exportBanks } from '../../../../contract/banks';
import type { ExportFormat } from '../../../../contract/exports';
import { readFileNumber } from '../../../../contract/file-number';
import { depositReport } from '../../../../contract/statement';
import { verifyFile } from '../../../../contract/verification';
import { purgeOldFiles } from '../../../../server/engines/verification/recorder';
import { closeArrival, openArrival } from '../../../../server/ingest/transactions/arrival';
import { cancelTransactions } from '../../../../server/ingest/transactions/cancel';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addTransactions, addUser, transaction } from '../../../support/network';
import { NOON, type TestPortal, testPortal } from '../../../support/portal';
import { longThings, manyThings } from '../../../support/workbooks';
import { fetchFile, reportRequest } from '../exports/statement-file';
import { listFile } from '../lists/list-file';
import { verified } from './verified';

let database: Database;
let portal: TestPortal;
let viewer: string;
let neighbour: string;
let manager: string;
let admin: string;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  await addUser(database.db, { login: '20000002', role: 2, establishments: ['0001', '0002'] });
  await addUser(database.db, { login: '30000003', name: 'Ana', role: 3, establishments: ['0001'] });
  await addUser(database.db, { login: '30000004', role: 3, establishments: ['0002'] });
  portal = await testPortal(database);
  viewer = (await portal.signIn('30000003')).token;
  neighbour = (await portal.signIn('30000004')).token;
  manager = (await portal.signIn('20000002')).token;
  admin = (await portal.signIn('10000001')).token;
});
beforeEach(async () => {
  portal.setNow(NOON);
  await database.db.deleteFrom('export_file').execute();
  await database.db.deleteFrom('cash_transaction').execute();
  await addTransactions(
    database.db,
    Array.from({ length: 40 }, (_, index) =>
      transaction(`2026-11-20T09:00:${String(index).padStart(2, '0')}`, {
        nsu: String(100 + index),
        amount: `${index + 1}.50`,
      }),
    ),
  );
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

async function downloaded(token: string, format: ExportFormat = 'csv', overrides: object = {}) {
  const asked = await portal.call(depositReport, {
    token,
    query: { formato: format },
    body: reportRequest(overrides),
    headers: { 'accept-language': 'en' },
  });
  return (await fetchFile(portal, token, asked.body)).rawPayload;
}

const kept = () => database.db.selectFrom('export_file').selectAll().execute();

test.each<ExportFormat>(['csv', 'xlsx', 'xls', 'pdf'])(
  'STMT-29 STMT-30 an unchanged %s is identical, and the reply says who made it when',
  async (format) => {
    const file = await downloaded(viewer, format);
    const { status, body } = await verified(portal, viewer, file);
    expect([status, body.verdict, body.differences]).toEqual([200, 'identical', []]);
    expect(body.file).toMatchObject({
      title: 'Transaction statement',
      format,
      madeBy: { name: 'Ana', login: '30000003' },
      madeAt: '2026-11-20T12:00:00',
      rows: 40,
      bytes: file.length,
    });
    expect(body.file.facts.map(({ label }: { label: string }) => label)).toContain('Period');
    expect(readFileNumber(body.file.number)).toBe(body.file.number);
    expect([body.arrived, body.cancelled]).toEqual([
      { count: 0, rows: [] },
      { count: 0, rows: [] },
    ]);
  },
);

test('STMT-30 who made a file is named, with the login to itself and to administrators alone', async () => {
  const madeBy = async (token: string, file: Buffer) =>
    (await verified(portal, token, file)).body.file.madeBy;
  const file = await downloaded(manager, 'csv', { ecs: ['0001'] });
  expect([await madeBy(viewer, file), await madeBy(manager, file), await madeBy(admin, file)]).toEqual([
    { name: expect.any(String), login: '' },
    { name: expect.any(String), login: '20000002' },
    { name: expect.any(String), login: '20000002' },
  ]);
});

test('STMT-30 each download has its number, which is among its facts', async () => {
  const asked = await portal.call(depositReport, {
    token: viewer,
    query: { formato: 'csv' },
    body: reportRequest(),
    headers: { 'accept-language': 'en' },
  });
  const files = [await fetchFile(portal, viewer, asked.body), await fetchFile(portal, viewer, asked.body)];
  const numbers = (await kept()).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(2);
  for (const [index, { body, headers }] of files.entries()) {
    expect(headers['content-disposition']).toContain('relatorio.csv');
    expect(body).toContain(`"File number","${numbers[index]}"`);
    // A digest of the bytes cannot be a part of them.
    expect(body).not.toMatch(/[0-9a-f]{64}/i);
  }
});

test('one changed cell is found, with its present and its original value', async () => {
  const text = (await downloaded(viewer)).toString('utf8').replace('40.50', '41.50');
  const { body } = await verified(portal, viewer, text);
  expect(body).toMatchObject({ verdict: 'altered', comparison: 'compared' });
  expect(body.differences).toEqual([
    { part: 'rows', row: 2, column: 'Amount', found: '41.50', was: '40.50' },
  ]);
});

test('a removed or added row is one difference, and of many rows the first ten are listed', async () => {
  const lines = (await downloaded(viewer)).toString('utf8').split('\r\n');
  const without = [...lines.slice(0, 5), ...lines.slice(6)].join('\r\n');
  const missing = (await verified(portal, viewer, without)).body;
  expect(missing.differences).toEqual([
    { part: 'rows', row: 6, column: null, found: null, was: expect.stringContaining('36.50') },
  ]);
  const added = [...lines.slice(0, 5), (lines[5] ?? '').replace('36.50', '1000.00'), ...lines.slice(5)];
  const more = (await verified(portal, viewer, added.join('\r\n'))).body;
  expect(more.differences).toEqual([
    { part: 'rows', row: 6, column: null, found: expect.stringContaining('1000.00'), was: null },
  ]);
  const all = lines.map((line, index) => (index > 0 && index < 41 ? line.replace('.50', '.51') : line));
  const many = (await verified(portal, viewer, all.join('\r\n'))).body;
  expect(many.differences.map(({ row }: { row: number }) => row)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('STMT-12 a total that was changed is a difference as well', async () => {
  const text = (await downloaded(viewer))
    .toString('utf8')
    .replace('"Deposits",,,,,,,,840.00', '"Deposits",,,,,,,,940.00');
  const { body } = await verified(portal, viewer, text);
  expect(body.verdict).toBe('altered');
  expect(body.differences).toEqual([
    { part: 'totals', row: 43, column: 'Amount', found: '940.00', was: '840.00' },
  ]);
});

test('the same rows with other separators and spellings are the same rows', async () => {
  const text = (await downloaded(viewer))
    .toString('utf8')
    .replace(/(\d{4})-(\d\d)-(\d\d) (\d\d:\d\d:\d\d)/g, '$2/$3/$1 $4')
    .replaceAll('.50,', '.5,')
    .replaceAll(',', ';')
    .replaceAll('\r\n', '\n');
  const { body } = await verified(portal, viewer, text);
  expect(body).toMatchObject({ verdict: 'sameRows', differences: [], file: { rows: 40 } });
});

test.each<ExportFormat>(['csv', 'xlsx', 'xls', 'pdf'])(
  'STMT-33 a %s whose end is missing is broken off',
  async (format) => {
    const file = await downloaded(viewer, format);
    const { body } = await verified(portal, viewer, file.subarray(0, Math.floor(file.length * 0.7)));
    expect(body).toMatchObject({ verdict: 'brokenOff', file: { format } });
  },
);

test('a file that is cut off and changed before is altered, not broken off', async () => {
  const file = (await downloaded(viewer)).toString('utf8');
  const cut = file.slice(0, Math.floor(file.length * 0.6));
  const at = cut.lastIndexOf('Deposit', cut.lastIndexOf('\r\n'));
  const { body } = await verified(portal, viewer, `${cut.slice(0, at)}Withdrawal${cut.slice(at + 7)}`);
  expect(body.verdict).toBe('altered');
  expect(body.differences).toMatchObject([{ column: 'Type', found: 'Withdrawal', was: 'Deposit' }]);
});

test('later arrivals and cancellations are reported, and the original rows are still verified', async () => {
  const file = (await downloaded(viewer)).toString('utf8');
  await addTransactions(database.db, [
    transaction('2026-11-20T08:00:00', { nsu: '900', amount: '7.77' }),
    transaction('2026-11-20T08:00:01', { nsu: '901', amount: '8.88', establishmentCode: '0002' }),
  ]);
  await database.db.transaction().execute(async (trx) => {
    const arrival = await openArrival(trx, 'test');
    const { logicalNumber, nsu, capturedAt } = transaction('2026-11-20T09:00:05', { nsu: '105' });
    await cancelTransactions(trx, [{ logicalNumber, nsu, capturedAt, cancelledAt: new Date(NOON) }], arrival);
    await closeArrival(trx, arrival);
  });
  const { body } = await verified(portal, viewer, file);
  expect(body.verdict).toBe('identical');
  expect([body.arrived.count, body.cancelled.count]).toEqual([1, 1]);
  expect(body.arrived.rows[0]).toContain('7.77');
  expect(body.cancelled.rows[0]).toContain('6.50');
  const altered = (await verified(portal, viewer, file.replace('40.50', '41.50'))).body;
  expect(altered).toMatchObject({ comparison: 'compared', differences: [{ row: 2 }] });
});

test('what arrived since and was cancelled since is neither among the one nor among the other', async () => {
  const file = await downloaded(viewer);
  const later = transaction('2026-11-20T08:00:00', { nsu: '900', amount: '7.77' });
  await addTransactions(database.db, [later]);
  expect((await verified(portal, viewer, file)).body.arrived.count).toBe(1);
  await database.db.transaction().execute(async (trx) => {
    const arrival = await openArrival(trx, 'test');
    await cancelTransactions(trx, [{ ...later, cancelledAt: new Date(NOON) }], arrival);
    await closeArrival(trx, arrival);
  });
  const { body } = await verified(portal, viewer, file);
  expect([body.arrived, body.cancelled]).toEqual([
    { count: 0, rows: [] },
    { count: 0, rows: [] },
  ]);
});

test('a name that has changed since is reported as a possible cause', async () => {
  const file = (await downloaded(viewer)).toString('utf8');
  const named = database.db.updateTable('operator').where('id', '=', 11);
  const { name } = await database.db
    .selectFrom('operator')
    .select('name')
    .where('id', '=', 11)
    .executeTakeFirstOrThrow();
  // Another spelling, which also holds for what the code has done before.
  const respellings = sql<number>`respellings + 1`;
  await named.set({ name: 'Another', respellings }).execute();
  const { body } = await verified(portal, viewer, file.replace('40.50', '41.50'));
  await named.set({ name, respellings }).execute();
  expect(body).toMatchObject({ verdict: 'altered', comparison: 'namesChanged' });
  expect((await verified(portal, viewer, file)).body.verdict).toBe('identical');
});

test('SES-16 people who see everything in a file may verify it; for others it is unknown', async () => {
  await addTransactions(database.db, [
    transaction('2026-11-20T09:30:00', { nsu: '800', establishmentCode: '0002' }),
  ]);
  const ofShop = await downloaded(viewer);
  const ofManager = await downloaded(manager);
  const verdict = async (token: string, file: Uint8Array, number?: string) =>
    (await verified(portal, token, file, number === undefined ? {} : { number })).body.verdict;
  expect(await verdict(manager, ofShop)).toBe('identical');
  expect(await verdict(admin, ofShop)).toBe('identical');
  expect(await verdict(neighbour, ofShop)).toBe('unknown');
  expect(await verdict(viewer, ofManager)).toBe('unknown');
  // Neither by its number nor by its beginning.
  const [{ number } = { number: '' }] = (await kept()).filter(
    ({ establishments }) => establishments?.length === 2,
  );
  expect(await verdict(viewer, Buffer.from('x'), number)).toBe('unknown');
  expect(await verdict(viewer, ofManager.subarray(0, 2000))).toBe('unknown');
  const altered = Buffer.from(ofManager.toString('utf8').replace('40.50', '41.50'));
  expect(await verdict(viewer, altered)).toBe('unknown');
  // A manager may pass on the file of one shop.
  const chosen = await downloaded(manager, 'csv', { ecs: ['0001'] });
  expect(await verdict(viewer, chosen)).toBe('identical');
});

test('SES-16 without a session nothing is verified, and a level without the screen is refused', async () => {
  await addUser(database.db, { login: '50000005', role: 5, specificCode: 1 });
  const { token } = await portal.signIn('50000005');
  expect((await verified(portal, undefined, 'x')).status).toBe(401);
  expect((await verified(portal, token, 'x')).status).toBe(403);
});

test('LIST-14 LIST-15 a list has no history: it is identical, has the same rows, or is altered', async () => {
  const body = { format: 'xlsx', filter: {} };
  const workbook = (await listFile(portal, exportBanks, { token: admin, body })).file.rawPayload;
  expect((await verified(portal, admin, workbook)).body).toMatchObject({
    verdict: 'identical',
    arrived: null,
    cancelled: null,
    file: { delivery: null },
  });
  const text = (await listFile(portal, exportBanks, { token: admin })).file.body;
  expect(text).not.toContain('CF-');
  const [, csvFile] = await kept();
  const saved = text.replaceAll('"', '');
  expect((await verified(portal, admin, saved)).body.verdict).toBe('sameRows');
  const changed = saved.replace('Yes', 'No');
  expect((await verified(portal, admin, changed)).body.verdict).toBe('unknown');
  const named = (await verified(portal, admin, changed, { number: csvFile?.number ?? '' })).body;
  expect(named).toMatchObject({ verdict: 'altered', comparison: 'noPast' });
  expect(named.differences).toEqual([
    { part: 'rows', row: 2, column: null, found: expect.stringContaining('No'), was: null },
  ]);
});

test('anything but a file of the portal is unknown', async () => {
  await downloaded(viewer);
  for (const file of [
    '',
    'x',
    'PK\u0003\u0004 broken',
    '%PDF-1.7',
    `"${'a,'.repeat(5000)}`,
    '\u00d0\u00cf\u0011\u00e0',
  ])
    expect((await verified(portal, viewer, Buffer.from(file, 'latin1'))).body).toMatchObject({
      verdict: 'unknown',
      file: null,
    });
});

// The cost of a file is bounded in bytes (tests/server/engines/foreign/bombs.test.ts); how long they take is up to the
// machine, and the server itself ends each of the two after 80 seconds.
test('what costs its reader too much is no file of the portal, and others are answered meanwhile', {
  timeout: 300_000,
}, async () => {
  const file = await downloaded(viewer);
  for (const bytes of [
    longThings['elements within one another'],
    manyThings['one sheet listed twenty times'],
  ]) {
    const found = verified(portal, viewer, (await bytes?.()) ?? '');
    expect((await verified(portal, manager, file)).body.verdict).toBe('identical');
    const { status, body } = await found;
    expect([status, body.verdict]).toEqual([200, 'unknown']);
  }
});

test('API-27 a file of sixty megabytes is verified', { timeout: 120_000 }, async () => {
  const { status, body } = await verified(portal, viewer, Buffer.alloc(60 * 2 ** 20, 'a'));
  expect([status, body.verdict]).toEqual([200, 'unknown']);
});

test('API-27 a file that says it has more than 500 MB is refused before it is read', async () => {
  const { status, body } = await portal.call(verifyFile, {
    token: viewer,
    body: Buffer.from('a'),
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(500 * 2 ** 20 + 1),
      'accept-language': 'en',
    },
  });
  expect([status, body.message]).toEqual([413, 'The request is too large.']);
});

test('files are forgotten after three years', async () => {
  const file = await downloaded(viewer);
  const purgeAt = (days: number) =>
    purgeOldFiles({ ...portal.context, now: () => new Date(Date.parse(NOON) + days * 86_400_000) });
  await purgeAt(3 * 365);
  expect((await verified(portal, viewer, file)).body.verdict).toBe('identical');
  await purgeAt(3 * 367);
  expect((await verified(portal, viewer, file)).body.verdict).toBe('unknown');
});
