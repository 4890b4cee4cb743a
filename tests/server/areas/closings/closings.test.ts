import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClosingRequest, closedPeriods, closingReport } from '../../../../contract/closings';
import { lookAfterDays } from '../../../../server/areas/webhooks/days/job';
import { closeArrival, openArrival } from '../../../../server/ingest/transactions/arrival';
import type { TransactionRow } from '../../../../server/ingest/transactions/batch';
import { cancelTransactions } from '../../../../server/ingest/transactions/cancel';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addTransactions, addUser, transaction } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';
import { fetchFile, partsOf } from '../../engines/exports/statement-file';

/* October is closed on the first of November at six, and changes afterwards. */

let database: Database;
let portal: TestPortal;
const tokens = { provider: '', manager: '', other: '' };

const paid = transaction('2026-10-15T10:00:00', { amount: '300.00' });
const wrong = transaction('2026-10-20T11:00:00', { amount: '90.05' });
const drawn = transaction('2026-10-30T12:00:00', { amount: '20.00', processCode: 302 });
const others = transaction('2026-10-30T13:00:00', { amount: '7.00', establishmentCode: '0003' });
const late = transaction('2026-10-31T18:00:00', { amount: '45.10' });
const lateOfOthers = transaction('2026-10-31T18:30:00', { amount: '1.00', establishmentCode: '0003' });
const passing = transaction('2026-10-31T19:00:00', { amount: '5000.00' });

const gone = ({ logicalNumber, nsu, capturedAt }: TransactionRow, at: string) => ({
  logicalNumber,
  nsu,
  capturedAt,
  cancelledAt: new Date(at),
});

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  await addUser(db, { login: '10000001', role: 1 });
  await addUser(db, { login: '20000002', role: 2, establishments: ['0001', '0002'] });
  await addUser(db, { login: '20000003', role: 2, establishments: ['0003'] });
  portal = await testPortal(database);
  // The first start closes no day: the first one is that of the eleventh.
  portal.setNow('2026-10-11T12:00:00Z');
  await lookAfterDays(portal.context);
  await addTransactions(db, [paid, wrong, drawn, others]);
  portal.setNow('2026-11-01T09:00:00Z');
  // Something of the next day has come, so that none is held back.
  await addTransactions(db, [transaction('2026-11-01T05:00:00')]);
  await lookAfterDays(portal.context);
  await addTransactions(db, [late, lateOfOthers, passing]);
  await db.transaction().execute(async (trx) => {
    const arrival = await openArrival(trx, 'test');
    const cancelled = [gone(wrong, '2026-11-03T14:00:00Z'), gone(passing, '2026-11-03T14:05:00Z')];
    await cancelTransactions(trx, cancelled, arrival);
    await closeArrival(trx, arrival);
  });
  portal.setNow('2026-11-04T15:00:00Z');
  tokens.provider = (await portal.signIn('10000001')).token;
  tokens.manager = (await portal.signIn('20000002')).token;
  tokens.other = (await portal.signIn('20000003')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const request = (periodo: string, more: Partial<ClosingRequest> = {}): ClosingRequest => ({
  periodo,
  ecs: [],
  contas: [],
  operadores: [],
  agrupadores: [],
  ...more,
});
const ask = (
  token: string,
  periodo: string,
  { more = {}, ...query }: { more?: Partial<ClosingRequest>; formato?: string; entrega?: number } = {},
) =>
  portal.call(closingReport, {
    token,
    query: { formato: 'tela', ...query },
    body: request(periodo, more),
    headers: { 'accept-language': 'en' },
  });
const figures = (deposits: [number, number], withdrawals: [number, number] = [0, 0]) => ({
  deposits: { count: deposits[0], sum: deposits[1] },
  withdrawals: { count: withdrawals[0], sum: withdrawals[1] },
});

test('lists the closed months with their delivery, and says when the next day and month will be closed', async () => {
  const { body } = await portal.call(closedPeriods, { token: tokens.manager });
  expect(body).toEqual({
    since: '2026-10-11',
    until: '2026-10-31',
    months: [{ month: '2026-10', at: '2026-11-01T06:00:00', delivery: 2 }],
    next: { day: '2026-11-01', dueAt: '2026-11-02T06:00:00', heldAt: null },
    nextMonth: { month: '2026-11', dueAt: '2026-12-01T06:00:00' },
  });
});

test('shows a month as it was closed, what has changed since, and as it is now, within the scope', async () => {
  const { status, body } = await ask(tokens.manager, '2026-10');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    period: '2026-10',
    closing: { at: '2026-11-01T06:00:00', dueAt: '2026-11-01T06:00:00', delivery: 2 },
    closed: figures([2, 390.05], [1, 20]),
    arrived: figures([1, 45.1]),
    cancelled: figures([1, 90.05]),
    now: figures([2, 345.1], [1, 20]),
    passing: 1,
    totalChanges: 2,
    upTo: { delivery: 4 },
  });
  expect(body.changes).toEqual([
    expect.objectContaining({
      change: 'cancelled',
      delivery: 4,
      cancelledAt: '2026-11-03T11:00:00',
      nsu: wrong.nsu,
      establishment: 'Mercado 1',
      operator: 'Operador 11',
      type: 'deposit',
      amount: 90.05,
    }),
    expect.objectContaining({
      change: 'arrived',
      delivery: 3,
      cancelledAt: null,
      nsu: late.nsu,
      capturedAt: '2026-10-31T18:00:00',
      accountingDate: '2026-10-31',
      account: '00418821-3',
    }),
  ]);
  const other = await ask(tokens.other, '2026-10');
  expect(other.body).toMatchObject({ closed: figures([1, 7]), now: figures([2, 8]), totalChanges: 1 });
});

test('narrows to what is chosen, and refuses what is beyond the scope or not narrowed at all', async () => {
  const narrowed = await ask(tokens.provider, '2026-10', { more: { ecs: ['0003'] } });
  expect(narrowed.body).toMatchObject({ closed: figures([1, 7]), now: figures([2, 8]) });
  const all = await ask(tokens.provider, '2026-10', { more: { todosEcs: true } });
  expect(all.body).toMatchObject({ closed: figures([3, 397.05], [1, 20]), totalChanges: 3 });
  const byAccount = await ask(tokens.manager, '2026-10', { more: { contas: ['1'] } });
  expect(byAccount.body).toMatchObject({
    closed: figures([2, 390.05], [1, 20]),
    now: figures([2, 345.1], [1, 20]),
  });
  const byOperator = await ask(tokens.manager, '2026-10', { more: { operadores: ['12'] } });
  expect(byOperator.body).toMatchObject({ closed: figures([0, 0]), now: figures([0, 0]), totalChanges: 0 });
  expect((await ask(tokens.manager, '2026-10', { more: { ecs: ['0003'] } })).status).toBe(403);
  const wide = await ask(tokens.provider, '2026-10');
  expect(wide.status).toBe(400);
  expect(wide.body.message).toBe('Select at least one establishment, operator, account or group.');
});

test('shows a day likewise, whose delivery is its own', async () => {
  const { body } = await ask(tokens.manager, '2026-10-31');
  expect(body).toMatchObject({
    closed: figures([0, 0]),
    arrived: figures([1, 45.1]),
    now: figures([1, 45.1]),
  });
  const unchanged = await ask(tokens.manager, '2026-10-30');
  expect(unchanged.body).toMatchObject({ closed: figures([0, 0], [1, 20]), totalChanges: 0, changes: [] });
});

test.each([
  ['2026-11', 'November 2026 is not closed yet. It will be on 1 Dec 2026 at 06:00.'],
  ['2027-01-02', '2 Jan 2027 is not closed yet. It will be on 3 Jan 2027 at 06:00.'],
  ['2026-11-01', '1 Nov 2026 is being closed. Try again in a minute.'],
  ['2026-09', 'September 2026 ended before the first close. Closings are kept from 11 Oct 2026 on.'],
  ['2026-13', 'Choose a month or a day.'],
  ['9999-12', 'Choose a month or a day.'],
  ['9999-12-31', 'Choose a month or a day.'],
  ['yesterday', 'Choose a month or a day.'],
])('says of %s why it has no figures', async (periodo, sentence) => {
  const { status, body } = await ask(tokens.manager, periodo);
  expect(status).toBe(400);
  expect(body.fields).toEqual({ periodo: sentence });
  expect(body.message).not.toContain(':');
  expect((await ask(tokens.manager, periodo, { formato: 'csv' })).status).toBe(400);
});

test('says that a day is held back while its transactions are missing', async () => {
  const at = new Date('2026-11-02T09:01:00Z');
  await database.db.updateTable('closed_day_look').set({ held_since: at }).execute();
  const { body } = await ask(tokens.manager, '2026-11-01');
  expect(body.fields.periodo).toBe(
    '1 Nov 2026 is not closed yet, because transactions of 1 Nov 2026 are still missing. The close has been waiting since 2 Nov 2026, 06:01.',
  );
  const periods = await portal.call(closedPeriods, { token: tokens.manager });
  expect(periods.body.next.heldAt).toBe('2026-11-02T06:01:00');
  await database.db.updateTable('closed_day_look').set({ held_since: null }).execute();
});

test('a file has the changes up to the delivery of the screen, and adds up from one balance to the other', async () => {
  const fileAt = async (entrega: number) => {
    const promised = await ask(tokens.manager, '2026-10', { formato: 'csv', entrega });
    expect(promised.status).toBe(200);
    const { body } = await fetchFile(portal, tokens.manager, promised.body);
    return { totalRows: promised.body.totalRows, ...partsOf(body) };
  };
  const file = await fileAt(4);
  expect(file.totalRows).toBe(2);
  expect(file.heading.slice(0, 4)).toEqual(['Change', 'Known since', 'Delivery', 'Cancelled on']);
  expect(file.rows.map((row) => [row[0], row[2], row[13], row[15], row[16]])).toEqual([
    ['Cancelled', '4', wrong.nsu, '90.05', '-90.05'],
    ['Arrived', '3', late.nsu, '45.10', '45.10'],
  ]);
  expect(file.totals.map((line) => line.filter((cell) => cell !== ''))).toEqual([
    ['Balance as closed', '370.05'],
    ['Changes since', '-44.95'],
    ['Balance now', '325.10'],
  ]);
  expect(file.facts).toContainEqual(['Closed', '1 Nov 2026 06:00:00 (delivery 2)']);
  const earlier = await fileAt(3);
  expect(earlier.rows.map((row) => row[0])).toEqual(['Arrived', 'Arrived']);
  // Before it was closed nothing has changed, and as closed it is what it was then.
  const before = await fileAt(1);
  expect([before.totalRows, before.totals.at(0)?.filter((cell) => cell !== '')]).toEqual([
    0,
    ['Balance as closed', '370.05'],
  ]);
});
