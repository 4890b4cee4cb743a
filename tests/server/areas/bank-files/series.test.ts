import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { updateAccountStatus } from '../../../../contract/accounts';
import { apiCreateStatementFile, apiStatementFiles } from '../../../../contract/bank-files';
import { bankFormats } from '../../../../contract/exports';
import { addTransactions, transaction } from '../../../support/network';
import { NOON } from '../../../support/portal';
import type { Shop } from '../api/shop';
import { cancel, fetchStatement, openBankShop, statement, statementBytes } from './bank-shop';

let shop: Shop;
let token: string;
beforeEach(async () => {
  await shop?.close();
  shop = await openBankShop();
  token = await shop.token();
  // Deliveries have the clock of the database: the portal's is moved beyond it where days have to be over.
  shop.portal.setNow(NOON);
});
afterAll(() => shop.close());

const create = (body: object = {}, id = 6) =>
  shop.call(apiCreateStatementFile, { token, params: { id }, body, headers: { 'accept-language': 'en' } });
const made = async (body: object = {}, id = 6) => {
  const reply = await create(body, id);
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return reply.body;
};
const file = (number: number, id = 6) => statement(shop, token, { id, query: { number } });
const bytes = (number: number, format: (typeof bankFormats)[number], id = 6) =>
  statementBytes(shop, token, { id, query: { number } }, format);
const arrive = (...rows: ReturnType<typeof transaction>[]) => addTransactions(shop.database.db, rows);
const row = (capturedAt: string, amount: string, more: object = {}) =>
  transaction(capturedAt, { accountId: 6, amount, ...more });

test('a file has what arrived and what was cancelled since the one before, and begins with its balance', async () => {
  const [one, two] = [row('2026-11-18T09:00:00', '100.00'), row('2026-11-18T10:00:00', '40.00')];
  await arrive(one, two);
  expect(await made()).toMatchObject({
    number: 1,
    delivery: 1,
    openingText: '0.00',
    credits: { count: 2, sumText: '140.00' },
    debits: { count: 0, sumText: '0.00' },
    closingText: '140.00',
    currency: 'BRL',
  });
  const late = row('2026-11-02T10:00:00', '5.00');
  await arrive(late);
  await cancel(shop.database.db, [two]);
  const short = row('2026-11-19T10:00:00', '9.00', { processCode: 302 });
  await arrive(short);
  await cancel(shop.database.db, [short]);
  expect(await made()).toMatchObject({
    number: 2,
    delivery: 5,
    openingText: '140.00',
    credits: { count: 2, sumText: '14.00' },
    debits: { count: 2, sumText: '49.00' },
    closingText: '105.00',
  });
  const [before, after] = [await file(1), await file(2)];
  expect([before.closing, after.opening, after.closing]).toEqual([14_000n, 14_000n, 10_500n]);
  expect([before.number, after.number]).toEqual([1, 2]);
  const cancelled = before.entries.find(({ amount }) => amount === 4000n)?.reference ?? '';
  expect(after.entries.map(({ amount, reversal }) => [amount, reversal])).toEqual([
    [500n, false],
    [-900n, false],
    [-4000n, true],
    [900n, true],
  ]);
  expect(after.entries[2]?.reference).toBe(`R${cancelled.slice(1)}`);
});

test('an old file never changes, and is made again byte for byte in every form', async () => {
  const rows = [row('2026-11-18T09:00:00', '100.00'), row('2026-11-18T10:00:00', '40.00')];
  await arrive(...rows);
  await made();
  const before = await Promise.all(bankFormats.map((format) => bytes(1, format)));
  const { db } = shop.database;
  await cancel(db, rows);
  await arrive(row('2026-11-18T09:30:00', '1.00'));
  await made();
  await db
    .updateTable('account')
    .set({ nickname: 'Outra', number: '1-1', branch: '9' })
    .where('id', '=', 6)
    .execute();
  await db.updateTable('bank').set({ name: 'Outro' }).where('code', '=', '341').execute();
  shop.portal.setNow('2026-12-24T15:00:00Z');
  const again = await shop.token();
  for (const [place, format] of bankFormats.entries()) {
    const same = await statementBytes(shop, again, { id: 6, query: { number: 1 } }, format);
    expect(same.equals(before[place] as Buffer), format).toBe(true);
  }
  const kept = await db
    .selectFrom('export_file')
    .where('kind', '=', 'bankFile')
    .select(['format', 'number'])
    .execute();
  expect(kept.map(({ format }) => format).toSorted()).toEqual([...bankFormats].toSorted());
  expect(new Set(kept.map(({ number }) => number)).size).toBe(4);
});

test('numbers have no gaps and deliveries are in one file, however many programs ask at once', async () => {
  for (let round = 0; round < 4; round += 1) {
    await arrive(row(`2026-11-1${round}T09:00:00`, '10.00'));
    await Promise.all([made(), made(), made()]);
  }
  const { body } = await shop.call(apiStatementFiles, { token, params: { id: 6 } });
  expect(body.files.map(({ number }: { number: number }) => number)).toEqual(
    Array.from({ length: 12 }, (_, place) => place + 1),
  );
  let closing = '0.00';
  let entries = 0;
  for (const one of body.files) {
    expect(one.openingText).toBe(closing);
    closing = one.closingText;
    entries += one.credits.count;
  }
  expect([closing, entries]).toEqual(['40.00', 4]);
  const page = await shop.call(apiStatementFiles, {
    token,
    params: { id: 6 },
    query: { after: 3, limit: 5 },
  });
  expect([page.body.files[0].number, page.body.files.length, page.body.next]).toEqual([4, 5, 8]);
});

test('a call whose answer was lost is repeated by the number of the file before', async () => {
  await arrive(row('2026-11-18T09:00:00', '100.00'));
  const none = await create({ after: 5 });
  expect([none.status, none.body.detail]).toEqual([409, 'This account has no file yet.']);
  const one = await made({ after: 0 });
  await arrive(row('2026-11-18T10:00:00', '1.00'));
  expect(await made({ after: 0 })).toEqual(one);
  expect((await made({ after: 1 })).number).toBe(2);
  const refused = await create({ after: 7 });
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'The newest file of this account has the number 2.',
  ]);
});

describe('up to a day', () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  beforeEach(async () => {
    shop.portal.setNow(`${day(2)}T15:00:00Z`);
    token = await shop.token();
    await arrive(row('2026-11-18T09:00:00', '100.00'));
  });

  test('that is not over there is no file', async () => {
    const refused = await create({ through: day(2) });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'This day is not over yet. A numbered file goes up to a day that is over.',
    ]);
  });

  test('it has the deliveries of that day and before, and a day without movement makes a file without entries', async () => {
    expect(await made({ through: day(-2) })).toMatchObject({ number: 1, delivery: 0, closingText: '0.00' });
    expect(await made({ through: day(0) })).toMatchObject({
      number: 2,
      firstDay: day(-1),
      lastDay: day(0),
      closingText: '100.00',
    });
    expect(await made({ through: day(1) })).toMatchObject({
      number: 3,
      openingText: '100.00',
      credits: { count: 0, sumText: '0.00' },
      closingText: '100.00',
    });
    const empty = await file(3);
    expect([empty.opening, empty.closing, empty.entries]).toEqual([10_000n, 10_000n, []]);
    const refused = await create({ through: day(0) });
    expect([refused.status, refused.body.detail]).toEqual([409, 'File 3 already goes up to this day.']);
  });

  test('a series begins on a chosen day, with the balance of before', async () => {
    expect(await made({ from: day(1), through: day(1) })).toMatchObject({
      number: 1,
      firstDay: day(1),
      openingText: '100.00',
      credits: { count: 0, sumText: '0.00' },
    });
    const refused = await create({ from: day(1) });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Only the first file of an account begins on a chosen day.',
    ]);
    const backwards = await create({ from: day(3) }, 7);
    expect([backwards.status, backwards.body.detail]).toEqual([
      400,
      'The file would begin after the day up to which it goes.',
    ]);
  });
});

test('a part of an account has no series, and no file that others made of it', async () => {
  expect((await create({}, 5)).status).toBe(403);
  expect((await create({}, 3)).status).toBe(404);
  expect((await create({ from: '0000-01-01' })).body.fields).toEqual({ from: 'This day does not exist.' });
  await arrive(row('2026-11-18T09:00:00', '100.00'));
  await made();
  const other = await shop.token(await shop.another(['0001']));
  const reply = await fetchStatement(shop, other, { id: 6, query: { number: 1 } });
  expect(reply.statusCode).toBe(403);
  const missing = await fetchStatement(shop, token, { id: 6, query: { number: 2 } });
  expect([missing.statusCode, missing.json().detail]).toEqual([
    404,
    'Esta conta não tem um arquivo com este número.',
  ]);
});

test('an inactive account goes on with its series', async () => {
  await arrive(row('2026-11-18T09:00:00', '100.00'));
  await made();
  const { administrator } = shop.tokens;
  await shop.portal.call(updateAccountStatus, {
    token: administrator,
    params: { id: 6 },
    body: { ativo: false, version: 1 },
  });
  expect(await made()).toMatchObject({ number: 2, openingText: '100.00' });
});

test('who made a file and who took it away is in the trail', async () => {
  await arrive(row('2026-11-18T09:00:00', '100.00'));
  await made();
  await bytes(1, 'ofx');
  const entries = await shop.database.db
    .selectFrom('audit')
    .where('entity', 'in', ['bankFile', 'export'])
    .select(['actor', 'action', 'entity', 'entity_key', 'after'])
    .orderBy('id')
    .execute();
  expect(entries).toMatchObject([
    { action: 'create', entity: 'bankFile', entity_key: '6/1', after: { account_id: 6, closing: '100.00' } },
    {
      action: 'export',
      entity: 'export',
      entity_key: 'bankFile',
      after: { format: 'ofx', totalRows: 1, request: { contaId: 6, numero: 1 } },
    },
  ]);
});
