import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiCreateStatementFile } from '../../../../contract/bank-files';
import { addDays } from '../../../../contract/calendar';
import { lookAfterDays } from '../../../../server/areas/webhooks/days/job';
import { compareHourly, compareRoutine } from '../../../../server/network/consistency/hourly';
import { HOURS } from '../../../../server/network/consistency/parts';
import { addTransactions, transaction } from '../../../support/network';
import { NOON, TODAY } from '../../../support/portal';
import type { Shop } from '../../areas/api/shop';
import { openBankShop } from '../../areas/bank-files/bank-shop';

/* What is kept beside the transactions, compared with them hour by hour (decision 120). */

let shop: Shop;
const run = async (sqlText: string) => {
  await sql.raw(sqlText).execute(shop.database.db);
};
beforeAll(async () => {
  shop = await openBankShop();
  const { db } = shop.database;
  // The first look closes nothing; the next one closes the day.
  shop.portal.setNow(NOON);
  await lookAfterDays(shop.portal.context);
  await addTransactions(db, [
    transaction('2026-10-23T10:00:00', { accountId: 6, amount: '10.00' }),
    transaction('2026-11-20T10:00:00', { accountId: 6, amount: '20.00', accountingDate: TODAY }),
  ]);
  const token = await shop.token();
  for (let number = 1; number <= 2; number += 1) {
    const { status } = await shop.call(apiCreateStatementFile, { token, params: { id: 6 }, body: {} });
    expect(status).toBe(201);
    await addTransactions(db, [transaction('2026-11-20T11:00:00', { accountId: 6, amount: '5.00' })]);
  }
  shop.portal.setNow(`${addDays(TODAY, 1)}T09:05:00Z`);
  await lookAfterDays(shop.portal.context);
});
afterAll(() => shop.close());

const HOUR_MS = 3_600_000;
let hour = Date.parse('2026-12-01T00:00:00Z');

/** Compares the parts of so many hours. */
async function pass(hours: number): Promise<void> {
  for (let count = 0; count < hours; count += 1) {
    hour += HOUR_MS;
    await job();
  }
}
const job = () =>
  compareHourly(shop.portal.context).run(
    { hour: new Date(hour).toISOString() },
    new AbortController().signal,
  );
/** Compares the parts of the hours, of four weeks, that have these days. */
async function passDays(...days: string[]): Promise<void> {
  const rests = days.map((day) => (Date.parse(`${day}T00:00:00Z`) / (24 * HOUR_MS)) % HOURS);
  for (let count = 0; count < HOURS; count += 1) {
    hour += HOUR_MS;
    if (rests.includes((hour / HOUR_MS) % HOURS)) await alone();
  }
}
/** Compares the parts of an hour, as if all hours before had been looked in. */
async function alone(): Promise<void> {
  await run(`update consistency_look set hour = '${new Date(hour - HOUR_MS).toISOString()}'`);
  await job();
}
const found = async () => {
  const rows = await shop.database.db
    .selectFrom('consistency_difference')
    .select(['kind', 'key', 'count'])
    .orderBy('kind')
    .orderBy('key')
    .execute();
  return rows.map(({ kind, key, count }) => `${kind} ${key}: ${count}`);
};
const notices = async () => {
  const rows = await shop.database.db
    .selectFrom('notification')
    .innerJoin('user_notification', 'notification_id', 'notification.id')
    .innerJoin('portal_user', 'portal_user.id', 'user_id')
    .where('kind', '=', 'sumsDiffer')
    .select(['role', 'parameters'])
    .orderBy('notification.id')
    .execute();
  return rows.map(({ role, parameters }) => [role, parameters]);
};

test('what is untouched agrees, whatever hour it is', async () => {
  const { rows } = await sql`select accounting_date from closed_day_seal`.execute(shop.database.db);
  expect(rows).toHaveLength(1);
  await pass(HOURS);
  expect(await found()).toEqual([]);
  expect(await notices()).toEqual([]);
});

test('a rollup, a closed day and a bank file that somebody has written into are found within four weeks, told once, and gone once they agree', async () => {
  await run("update transaction_day set count = count + 1 where capture_date = '2026-10-23'");
  await run("update cash_transaction set amount = amount + 0.01 where captured_at = '2026-11-20T10:00:00'");
  await run('update bank_file set opening = opening - 1 where number = 2');
  await passDays('2026-10-23', TODAY);
  expect(await found()).toEqual([
    'bankFiles 6/1: 1',
    'bankFiles 6/2: 1',
    `closings ${TODAY}: 1`,
    'rollups 2026-10-23: 1',
    expect.stringMatching(/^rollups 2026-11-20: \d+$/),
  ]);
  const told = await notices();
  expect(new Set(told.map(([role]) => role))).toEqual(new Set([1]));
  expect(told.at(-1)?.[1]).toEqual({ days: 2, closings: 1, files: 2 });

  await run("update transaction_day set count = count - 1 where capture_date = '2026-10-23'");
  await run("update cash_transaction set amount = amount - 0.01 where captured_at = '2026-11-20T10:00:00'");
  await run('update bank_file set opening = opening + 1 where number = 2');
  await pass(1);
  expect(await found()).toEqual([]);
  expect(await notices()).toEqual(told);
});

test('days whose hours nobody looked in are made up for, a day at a time', async () => {
  await run("update transaction_day set count = count + 1 where capture_date = '2026-10-23'");
  const rest = (Date.parse('2026-10-23T00:00:00Z') / (24 * HOUR_MS)) % HOURS;
  do hour += HOUR_MS;
  while ((hour / HOUR_MS) % HOURS !== rest);
  await run(`update consistency_look set hour = '${new Date(hour - HOUR_MS).toISOString()}'`);
  const late = new Date(hour + 40 * HOUR_MS + 1000).toISOString();
  shop.portal.setNow(late);
  const due = async () => {
    await run("delete from job where kind = 'compare with transactions'");
    await compareRoutine.look(shop.portal.context);
    const { rows } = await sql<{ hour: string }>`
      select payload ->> 'hour' as hour from job where kind = 'compare with transactions'`.execute(
      shop.database.db,
    );
    return rows.map((row) => (Date.parse(row.hour) - hour) / HOUR_MS);
  };
  expect(await due()).toEqual([23]);
  hour += 23 * HOUR_MS;
  await job();
  expect(await found()).toEqual(['rollups 2026-10-23: 1']);
  expect(await due()).toEqual([17]);
  await run("update transaction_day set count = count - 1 where capture_date = '2026-10-23'");
  await pass(1);
  expect(await found()).toEqual([]);
});

test('what cannot be compared keeps nothing else from being told of, and fails the job', async () => {
  await run("update transaction_day set count = count + 1 where capture_date = '2026-10-23'");
  await run('alter table bank_file rename column opening to opened');
  const rest = (Date.parse('2026-10-23T00:00:00Z') / (24 * HOUR_MS)) % HOURS;
  do hour += HOUR_MS;
  while ((hour / HOUR_MS) % HOURS !== rest);
  await expect(alone()).rejects.toThrow('could not all be compared');
  expect(await found()).toEqual(['rollups 2026-10-23: 1']);
  await run('alter table bank_file rename column opened to opening');
  await run("update transaction_day set count = count - 1 where capture_date = '2026-10-23'");
  await pass(1);
  expect(await found()).toEqual([]);
});

test('a seal that is taken from another day, and a file that is gone, do not agree', async () => {
  await run("update closed_day_seal set seal = sha256('nothing')");
  await passDays(TODAY);
  expect(await found()).toEqual([`closings ${TODAY}: 1`]);
  await run('delete from bank_file where number = 1');
  await pass(1);
  expect(await found()).toEqual(['bankFiles 6/2: 1', `closings ${TODAY}: 1`]);
});

test('an hour is due once, and again when a clock that ran ahead was put right', async () => {
  const { context } = shop.portal;
  const jobs = async () => {
    const rows = await context.database.db
      .selectFrom('job')
      .where('kind', '=', 'compare with transactions')
      .select('payload')
      .orderBy('id')
      .execute();
    return rows.map(({ payload }) => (payload as { hour: string }).hour);
  };
  await alone();
  await run("delete from job where kind = 'compare with transactions'");
  const at = new Date(hour + 10 * HOUR_MS + 1000).toISOString();
  shop.portal.setNow(at);
  await compareRoutine.look(context);
  await compareRoutine.look(context);
  expect(await jobs()).toEqual([new Date(hour + 10 * HOUR_MS).toISOString()]);
  await run(`update consistency_look set hour = timestamptz '${at}' + interval '3 days'`);
  await run("delete from job where kind = 'compare with transactions'");
  await compareRoutine.look(context);
  expect(await jobs()).toHaveLength(1);
});
