import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiClosing, apiClosingChanges, apiClosings } from '../../../../contract/api-closings';
import { apiClosingComparison } from '../../../../contract/api-compared-closings';
import type { Operation } from '../../../../contract/operation';
import { lookAfterDays } from '../../../../server/areas/webhooks/days/job';
import { addTransactions, transaction } from '../../../support/network';
import { openShop, type Shop } from './shop';

/* October and November of a shop, which are closed on the first of the next month; October changes afterwards. */

let shop: Shop;
let token: string;

const second = { establishmentCode: '0002', operatorId: 21, accountId: 2 };
const foreign = { establishmentCode: '0003', operatorId: 31, accountId: 3 };

beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.database;
  const { portal } = shop;
  portal.setNow('2026-10-02T12:00:00Z');
  await lookAfterDays(portal.context);
  await addTransactions(db, [
    transaction('2026-10-15T10:00:00', { amount: '300.00' }),
    transaction('2026-10-16T10:00:00', { amount: '20.00', processCode: 302, ...second }),
    transaction('2026-10-17T10:00:00', { amount: '7000.00', ...foreign }),
  ]);
  await close('2026-11-01');
  await addTransactions(db, [
    transaction('2026-10-30T10:00:00', { amount: '45.10', nsu: '1' }),
    transaction('2026-10-31T10:00:00', { amount: '5.00', nsu: '2', processCode: 302 }),
    transaction('2026-10-31T10:30:00', { amount: '1.00', ...foreign }),
    transaction('2026-11-11T10:00:00', { amount: '450.00' }),
  ]);
  await close('2026-12-01');
  token = await shop.token();
});
afterAll(() => shop.close());

/** Something of the day itself has come, so that none before it is held back. */
async function close(day: string): Promise<void> {
  const own = { establishmentCode: '0004', operatorId: 41, accountId: 4 };
  await addTransactions(shop.database.db, [transaction(`${day}T05:00:00`, own)]);
  shop.portal.setNow(`${day}T12:00:00Z`);
  await lookAfterDays(shop.portal.context);
}

const ask = async (operation: Operation, { period, ...query }: Record<string, unknown> = {}) =>
  shop.call(operation, {
    token,
    headers: { 'accept-language': 'en' },
    ...(period !== undefined && { params: { period } }),
    query,
  });
const figures = (deposits: [number, string], withdrawals: [number, string], balanceText: string) => ({
  deposits: { count: deposits[0], sumText: deposits[1] },
  withdrawals: { count: withdrawals[0], sumText: withdrawals[1] },
  balanceText,
});

test('API-20 lists the closed months', async () => {
  const { status, body } = await ask(apiClosings);
  expect(status).toBe(200);
  apiClosings.reply.parse(body);
  expect(body).toMatchObject({
    since: '2026-10-02',
    until: '2026-11-30',
    months: [{ month: '2026-11' }, { month: '2026-10', at: '2026-11-01T09:00:00' }],
  });
});

test('API-20 a closed month has its figures then, what has changed and its figures now, within the scope', async () => {
  const { status, body } = await ask(apiClosing, { period: '2026-10' });
  expect([status, body.detail]).toEqual([200, undefined]);
  apiClosing.reply.parse(body);
  expect(body).toEqual({
    period: '2026-10',
    closedAt: '2026-11-01T09:00:00',
    delivery: 2,
    closed: figures([1, '300.00'], [1, '20.00'], '280.00'),
    arrived: figures([1, '45.10'], [1, '5.00'], '40.10'),
    cancelled: figures([0, '0.00'], [0, '0.00'], '0.00'),
    now: figures([2, '345.10'], [2, '25.00'], '320.10'),
    passing: 0,
    totalChanges: 2,
    upTo: 4,
  });
  const narrowed = await ask(apiClosing, { period: '2026-10', establishment: '0002', delivery: 2 });
  expect(narrowed.body).toMatchObject({
    closed: figures([0, '0.00'], [1, '20.00'], '-20.00'),
    totalChanges: 0,
    upTo: 2,
  });
});

test('API-20 its changes are read page by page, up to the delivery of the first page', async () => {
  const first = await ask(apiClosingChanges, { period: '2026-10', limit: 1 });
  expect(first.body.changes).toEqual([
    expect.objectContaining({
      nsu: '2',
      type: 'withdrawal',
      amountText: '5.00',
      effectText: '-5.00',
      operator: 11,
    }),
  ]);
  apiClosingChanges.reply.parse(first.body);
  await addTransactions(shop.database.db, [transaction('2026-10-31T12:00:00', { amount: '9.00' })]);
  const next = await ask(apiClosingChanges, { period: '2026-10', limit: 1, since: first.body.next });
  expect(next.body).toEqual({
    changes: [
      expect.objectContaining({ nsu: '1', effectText: '45.10', reference: expect.stringMatching(/^T/) }),
    ],
    next: null,
  });
  const elsewhere = await ask(apiClosingChanges, { period: '2026-11', since: first.body.next });
  expect([elsewhere.status, Object.keys(elsewhere.body.fields)]).toEqual([400, ['since']]);
});

test('API-20 two months stand side by side, by default with the one before, and lines add up', async () => {
  const { status, body } = await ask(apiClosingComparison, { period: '2026-11' });
  expect([status, body.detail]).toEqual([200, undefined]);
  apiClosingComparison.reply.parse(body);
  expect(body).toMatchObject({
    one: { period: '2026-11', closed: { depositsText: '450.00' } },
    other: { period: '2026-10', closed: { count: 2, balanceText: '280.00' } },
    total: { differenceText: '170.00', percentText: '60.71' },
    lines: [
      { key: '0001', name: 'Mercado 1', differenceText: '150.00', percentText: '50.00' },
      { key: '0002', differenceText: '20.00', percentText: null },
    ],
    rest: null,
  });
  const one = await ask(apiClosingComparison, { period: '2026-11', limit: 1, order: 'name' });
  expect(one.body.rest).toMatchObject({ lines: 1, differenceText: '20.00' });
  const byGroup = await ask(apiClosingComparison, { period: '2026-11', by: 'group', figures: 'now' });
  expect(byGroup.body.lines).toMatchObject([{ key: '1', name: 'Rede Sul' }]);
});

test('API-20 what is not closed, no period, foreign or not there yet is refused at its parameter', async () => {
  const open = await ask(apiClosing, { period: '2026-12' });
  expect([open.status, open.body.fields]).toEqual([
    400,
    { period: 'December 2026 is not closed yet. It will be on 1 Jan 2027 at 06:00.' },
  ]);
  const unread = await ask(apiClosingComparison, { period: 'x', with: 'y' });
  expect([unread.status, Object.keys(unread.body.fields).toSorted()]).toEqual([400, ['period', 'with']]);
  const before = await ask(apiClosingComparison, { period: '2026-10' });
  expect(Object.keys(before.body.fields)).toEqual(['with']);
  const beyond = await ask(apiClosing, { period: '2026-10', establishment: '0003' });
  expect([beyond.status, Object.keys(beyond.body.fields)]).toEqual([403, ['establishment']]);
  const later = await ask(apiClosing, { period: '2026-10', delivery: 99 });
  expect([later.status, Object.keys(later.body.fields)]).toEqual([400, ['delivery']]);
});
