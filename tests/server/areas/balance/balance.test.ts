import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { depositBalance } from '../../../../contract/balance';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import {
  addNetwork,
  addTransactions,
  addUser,
  forgetTransactions,
  transaction,
} from '../../../support/network';
import { NOON, type TestPortal, TODAY, testPortal } from '../../../support/portal';
import { send, wire } from '../../ingest/feed/send';

let database: Database;
let portal: TestPortal;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  await addUser(database.db, { login: '20000002', role: 2, groups: [1] });
  await addUser(database.db, { login: '20000003', role: 2, establishments: ['0003'], groups: [2] });
  await addUser(database.db, { login: '20000004', role: 2 });
  await addUser(database.db, { login: '30000003', role: 3, establishments: ['0001'] });
  await addUser(database.db, { login: '50000005', role: 5, specificCode: 1 });
  portal = await testPortal(database);
});
afterEach(async () => {
  portal.setNow(NOON);
  await forgetTransactions(database.db);
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const balance = async (login: string, at: TestPortal = portal) =>
  at.call(depositBalance, { token: (await at.signIn(login)).token });
const deposit = async (login: string, at?: TestPortal): Promise<number> =>
  (await balance(login, at)).body.reportData.balance.deposit;
const today = (time: string, overrides = {}) => transaction(`${TODAY}T${time}`, overrides);

describe('HOME-13 the balance of the day', () => {
  test('HOME-13 is the sum of the deposits, without withdrawals, with its scope and its time', async () => {
    await addTransactions(database.db, [
      today('09:00:00', { amount: '100.10' }),
      today('10:00:00', { amount: '0.20' }),
      today('11:00:00', { amount: '50.05', processCode: 302 }),
    ]);
    const { status, body } = await balance('30000003');
    expect(status).toBe(200);
    expect(body).toEqual({
      reportData: { balance: { deposit: 100.3 } },
      error: false,
      establishments: 1,
      at: `${TODAY}T12:00:00`,
      hours: [0, 0, 0, 0, 0, 0, 0, 0, 0, 100.1, 100.3, 100.3, 100.3],
      lastWeek: { hours: Array.from({ length: 24 }, () => 0), byNow: 0 },
    });
  });

  test('HOME-13 stands beside the same weekday a week ago, in whole and up to this second', async () => {
    const lastWeek = (time: string, overrides = {}) => transaction(`2026-11-13T${time}`, overrides);
    await addTransactions(database.db, [
      transaction('2026-11-12T23:59:59', { amount: '9000.00' }),
      lastWeek('00:00:00', { amount: '1.00' }),
      lastWeek('11:59:59', { amount: '20.00' }),
      lastWeek('12:00:00', { amount: '300.00' }),
      lastWeek('12:00:01', { amount: '4000.00' }),
      lastWeek('12:00:00', { amount: '7.00', processCode: 302 }),
      lastWeek('12:00:00', { amount: '8.00', establishmentCode: '0002' }),
      lastWeek('23:59:59', { amount: '50000.00' }),
      transaction('2026-11-14T00:00:00', { amount: '9000.00' }),
    ]);
    const { body } = await balance('30000003');
    expect(body.lastWeek.byNow).toBe(321);
    expect(body.lastWeek.hours).toEqual([
      ...Array.from({ length: 11 }, () => 1),
      21,
      ...Array.from({ length: 11 }, () => 4321),
      54_321,
    ]);
    expect((await balance('10000001')).body.lastWeek.byNow).toBe(329);
    expect((await balance('20000004')).body.lastWeek.byNow).toBe(0);
  });

  test('HOME-13 in the first hour of the day there is one hour, and nothing of a week ago before it', async () => {
    await addTransactions(database.db, [
      transaction('2026-11-13T00:10:00', { amount: '5.00' }),
      transaction('2026-11-13T00:10:01', { amount: '60.00' }),
      today('00:05:00', { amount: '2.00' }),
    ]);
    portal.setNow('2026-11-20T03:10:00Z');
    const { body } = await balance('30000003');
    expect(body.hours).toEqual([2]);
    expect(body.lastWeek.byNow).toBe(5);
  });

  test.each([
    ['10000001', 1111, 4],
    ['20000002', 11, 2],
    ['20000003', 100, 1],
    ['20000004', 0, 0],
    ['30000003', 1, 1],
  ])('HOME-13 %s sees %s, of %s establishments', async (login, sum, establishments) => {
    await addTransactions(
      database.db,
      [1, 2, 3, 4].map((number) =>
        today('09:00:00', { establishmentCode: `000${number}`, amount: (10 ** (number - 1)).toFixed(2) }),
      ),
    );
    const { body } = await balance(login);
    expect([body.reportData.balance.deposit, body.establishments]).toEqual([sum, establishments]);
  });

  test('HOME-13 is refused to the bank user, who sees no money', async () => {
    const { status, body } = await balance('50000005');
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  });

  test('HOME-13 is zero if nothing was deposited', async () => {
    expect(await deposit('10000001')).toBe(0);
  });
});

test('HOME-13 the balance follows the feed: what arrives is in it, what is cancelled is not', async () => {
  const first = wire(today('09:00:00', { amount: '40.00' }));
  const second = wire(today('09:10:00', { amount: '2.50' }));
  await send(portal, [first]);
  expect(await deposit('30000003')).toBe(40);
  await send(portal, [first, second]);
  expect(await deposit('30000003')).toBe(42.5);
  const { numeroLogico, nsu, capturedAt } = first;
  const { body } = await send(portal, [{ numeroLogico, nsu, capturedAt, cancelledAt: `${TODAY}T11:00:00` }], {
    to: 'cancellations',
  });
  expect(body.stored).toBe(1);
  expect(await deposit('30000003')).toBe(2.5);
  expect(await deposit('10000001')).toBe(2.5);
});

describe('HOME-13 the day is that of the network', () => {
  test('HOME-13 from midnight to midnight of its clocks, whatever the accounting date', async () => {
    await addTransactions(database.db, [
      transaction('2026-11-19T23:59:59', { amount: '1.00', accountingDate: TODAY }),
      today('00:00:00', { amount: '10.00' }),
      today('23:59:59', { amount: '100.00', accountingDate: '2026-11-23' }),
      transaction('2026-11-21T00:00:00', { amount: '1000.00' }),
    ]);
    const at = async (instant: string) => {
      portal.setNow(instant);
      return deposit('10000001');
    };
    // São Paulo is three hours behind.
    expect(await at('2026-11-20T02:59:59Z')).toBe(1);
    expect(await at('2026-11-20T03:00:00Z')).toBe(110);
    expect(await at('2026-11-21T02:59:59Z')).toBe(110);
    expect(await at('2026-11-21T03:00:00Z')).toBe(1000);
  });

  test('HOME-13 in the zone that the deployment names', async () => {
    const tokyo = await testPortal(database, { PORTAL_TIME_ZONE: 'Asia/Tokyo' });
    await addTransactions(database.db, [
      today('10:00:00', { amount: '10.00' }),
      transaction('2026-11-21T00:30:00', { amount: '7.00' }),
    ]);
    tokyo.setNow('2026-11-20T15:30:00Z');
    const { body } = await balance('10000001', tokyo);
    expect([body.reportData.balance.deposit, body.at]).toEqual([7, '2026-11-21T00:30:00']);
    await tokyo.app.close();
  });
});
