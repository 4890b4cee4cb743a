import { createHash } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  createBankFile,
  downloadBankFile,
  exportBankFiles,
  getBankFile,
  listBankFiles,
} from '../../../../contract/bank-file-list';
import { apiCreateStatementFile } from '../../../../contract/bank-files';
import { bankFormats } from '../../../../contract/exports';
import { addTransactions, addUser, transaction } from '../../../support/network';
import { NOON } from '../../../support/portal';
import { fetchFile } from '../../engines/exports/statement-file';
import { listed } from '../../engines/lists/list-file';
import type { Shop } from '../api/shop';
import { openBankShop, statementBytes } from './bank-shop';

let shop: Shop;
let viewer: string;
beforeEach(async () => {
  await shop?.close();
  shop = await openBankShop();
  const { db } = shop.database;
  await addUser(db, { login: '30000003', role: 3, establishments: ['0001'] });
  viewer = (await shop.portal.signIn('30000003')).token;
  shop.portal.setNow(NOON);
  await addTransactions(db, [
    transaction('2026-11-18T09:00:00', { accountId: 6, amount: '100.00' }),
    transaction('2026-11-18T10:00:00', { accountId: 5, amount: '7.00', establishmentCode: '0003' }),
  ]);
});
afterAll(() => shop.close());

const manager = () => shop.tokens.manager;
const administrator = () => shop.tokens.administrator;
const english = { 'accept-language': 'en' };
const list = (query: object = {}, token = manager()) =>
  shop.portal.call(listBankFiles, { token, query, headers: english });
const create = (body: object, token = manager()) =>
  shop.portal.call(createBankFile, { token, body: { after: 0, ...body }, headers: english });
const one = (id: string, token = manager()) =>
  shop.portal.call(getBankFile, { token, params: { id }, headers: english });
const download = (id: string, format: string, token = manager()) =>
  shop.portal.call(downloadBankFile, { token, params: { id }, body: { format }, headers: english });
const ids = ({ body }: Awaited<ReturnType<typeof list>>) => body.content.map(({ id }: { id: string }) => id);
const arrive = (amount: string) =>
  addTransactions(shop.database.db, [transaction('2026-11-19T09:00:00', { accountId: 6, amount })]);

test('a person has the next file of an account made, and the list says what it covers and who had it made', async () => {
  const first = await create({ account: 6 });
  expect([first.status, first.body]).toMatchObject([
    201,
    {
      id: '6-1',
      number: 1,
      account: { id: 6, name: 'Conta 6', branch: '0417', number: '00996-6' },
      openingText: '0.00',
      closingText: '100.00',
      credits: { count: 1, sumText: '100.00' },
      before: null,
      chained: true,
      madeVia: 'person',
      newest: true,
    },
  ]);
  await arrive('20.00');
  const { body: program } = await shop.call(apiCreateStatementFile, {
    params: { id: 6 },
    body: { after: 1 },
  });
  expect(program.number).toBe(2);
  const { body } = await list();
  expect(body.totalElements).toBe(2);
  expect(body.content).toMatchObject([
    {
      id: '6-2',
      openingText: '100.00',
      closingText: '120.00',
      before: { number: 1, closingText: '100.00' },
      chained: true,
      madeVia: 'program',
      madeBy: 'Person 20000002',
      forms: [],
    },
    { id: '6-1', madeVia: 'person', madeBy: 'Person 20000002' },
  ]);
  expect((await one('6-1')).body).toMatchObject({ newest: false });
});

test('a second attempt after a lost answer creates no second file', async () => {
  await create({ account: 6 });
  await arrive('20.00');
  expect((await create({ account: 6, after: 1 })).body.number).toBe(2);
  await arrive('5.00');
  expect((await create({ account: 6, after: 1 })).body.number).toBe(2);
  expect((await list()).body.totalElements).toBe(2);
  expect((await create({ account: 6, after: 7 })).body.message).toBe(
    'The newest file of this account has the number 2.',
  );
});

test('a file is downloaded in each form byte for byte as programs have it, and known by its digest from then on', async () => {
  await create({ account: 6 });
  const before = (await one('6-1')).body.inForms;
  expect(before.map(({ format, left }: { format: string; left: unknown }) => [format, left])).toEqual(
    bankFormats.map((format) => [format, null]),
  );
  const token = await shop.token();
  for (const format of bankFormats) {
    const promise = await download('6-1', format);
    expect([promise.status, promise.body.totalRows]).toEqual([200, 1]);
    const file = await fetchFile(shop.portal, manager(), promise.body);
    const bytes = file.rawPayload;
    expect(bytes).toEqual(await statementBytes(shop, token, { id: 6, query: { number: 1 } }, format));
    const { inForms } = (await one('6-1')).body;
    const form = inForms.find((known: { format: string }) => known.format === format);
    expect(form.left).toMatchObject({
      digest: createHash('sha256').update(bytes).digest('hex'),
      bytes: bytes.length,
    });
  }
  expect((await list()).body.content[0].forms).toEqual(bankFormats);
});

test('a file whose opening balance is not the closing one of the file before is told of', async () => {
  await create({ account: 6 });
  await arrive('20.00');
  await create({ account: 6, after: 1 });
  await shop.database.db
    .updateTable('bank_file')
    .set({ opening: '99.00' as never })
    .where('number', '=', 2)
    .execute();
  expect((await list()).body.content).toMatchObject([{ chained: false }, { chained: true }]);
  expect((await one('6-2')).body).toMatchObject({
    chained: false,
    before: { number: 1, closingText: '100.00' },
  });
  await shop.database.db.deleteFrom('bank_file').where('number', '=', 1).execute();
  expect((await one('6-2')).body).toMatchObject({ chained: false, before: null });
});

test('LIST-23 a manager sees files of whole accounts alone, and a viewer of one establishment none of an account of two', async () => {
  expect((await create({ account: 5 }, administrator())).status).toBe(201);
  await create({ account: 6 });
  expect(ids(await list({}, administrator()))).toEqual(['6-1', '5-1']);
  expect(ids(await list())).toEqual(['6-1']);
  expect(ids(await list({}, viewer))).toEqual([]);
  for (const [id, token] of [
    ['5-1', manager()],
    ['6-1', viewer],
  ] as const) {
    expect((await one(id, token)).status).toBe(403);
    expect((await download(id, 'ofx', token)).status).toBe(403);
  }
  expect((await one('6-9')).status).toBe(404);
  expect((await download('6-9', 'ofx')).status).toBe(404);
  const partial = await list({ account: ['5'] });
  expect([partial.status, partial.body.fields ?? partial.body.errors]).toEqual([
    403,
    { account: expect.stringContaining('also belongs to establishments that you cannot see') },
  ]);
  expect((await create({ account: 5 })).status).toBe(403);
  expect((await create({ account: 3 })).status).toBe(403);
  expect((await list({ account: ['3'] })).status).toBe(403);
  expect((await list({ account: ['99'] }, administrator())).status).toBe(400);
  expect((await create({ account: 99 }, administrator())).status).toBe(404);
});

test('an account that is shared later is listed no more, and its total follows', async () => {
  await create({ account: 6 });
  expect((await list()).body.totalElements).toBe(1);
  await shop.database.db
    .insertInto('account_establishment')
    .values({ account_id: 6, establishment_code: '0003' })
    .execute();
  expect((await list()).body).toMatchObject({ totalElements: 0, content: [] });
  expect((await one('6-1')).status).toBe(403);
});

test('LIST-10 the list is narrowed to an account and to a day, sorted, and leaves as a file', async () => {
  await create({ account: 6, through: '2026-11-19', from: '2026-11-18' }, administrator());
  await create({ account: 5 }, administrator());
  const all = administrator();
  expect(ids(await list({ account: ['6'] }, all))).toEqual(['6-1']);
  expect(ids(await list({ day: '2026-11-18' }, all)).toSorted()).toEqual(['5-1', '6-1']);
  expect(ids(await list({ day: '2026-11-20' }, all))).toEqual(['5-1']);
  expect(ids(await list({ sort: 'madeAt,asc' }, all))).toEqual(['5-1', '6-1']);
  const { heading, rows } = await listed(shop.portal, exportBankFiles, {
    token: all,
    body: { filter: { account: ['6'] }, columns: ['number', 'account', 'lastDay', 'closing', 'madeBy'] },
  });
  expect(heading).toEqual(['Number', 'Account', 'Last day', 'Closing balance', 'Made by', 'Currency']);
  expect(rows).toEqual([
    ['1', 'Itaú 0417 00996-6', expect.any(String), expect.any(String), 'Person 10000001', 'BRL'],
  ]);
});

test('days that are none, not over, or in a file already are refused at once', async () => {
  expect((await create({ account: 6, through: '2026-11-31' })).status).toBe(400);
  expect((await create({ account: 6, through: '2026-11-20' })).body.message).toBe(
    'This day is not over yet. A numbered file goes up to a day that is over.',
  );
  await create({ account: 6 });
  expect((await create({ account: 6, after: 1, through: '2026-11-19' })).body.message).toBe(
    'File 1 already goes up to this day.',
  );
});
