import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiAccount, apiAccounts, apiOperator, apiOperators } from '../../../../contract/api-records';
import type { Operation } from '../../../../contract/operation';
import { operatorsPage } from '../../../../server/areas/api/records';
import { readings } from '../../../support/plans';
import { openShop, type Shop } from './shop';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.token();
});
afterAll(() => shop.close());

const ask = async (operation: Operation, call: object = {}) =>
  shop.call(operation, { token, headers: { 'accept-language': 'en' }, ...call });

/** Reads every page. */
async function all(operation: Operation, list: string, query: object = {}) {
  const found: { id: number }[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const { status, body } = await ask(operation, { query: { ...query, limit: 1, after } });
    expect(status).toBe(200);
    expect(body[list].length).toBeLessThanOrEqual(1);
    found.push(...body[list]);
    after = body.next;
  }
  return found;
}

test('HELP-07 operators and accounts of the scope are read page by page, and each by its id', async () => {
  const { db } = shop.database;
  const { rows: operators } = await sql<{ id: number }>`select id from operator
    where establishment_code in ('0001', '0002') order by id`.execute(db);
  const { rows: accounts } = await sql<{
    id: number;
  }>`select distinct account_id as id from account_establishment
    where establishment_code in ('0001', '0002') order by id`.execute(db);
  for (const [list, one, name, wanted] of [
    [apiOperators, apiOperator, 'operators', operators],
    [apiAccounts, apiAccount, 'accounts', accounts],
  ] as const) {
    const found = await all(list, name);
    expect(found.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
    expect(wanted.length).toBeGreaterThan(1);
    for (const record of found) {
      one.reply.parse(record);
      expect((await ask(one, { params: { id: record.id } })).body).toEqual(record);
    }
    const narrowed = await all(list, name, { establishment: '0002' });
    expect(narrowed.length).toBeLessThan(found.length);
    const foreign = await ask(list, { query: { establishment: ['0001', '0003'] } });
    expect([foreign.status, foreign.body.fields]).toEqual([
      403,
      { establishment: 'You do not have access to “0003”.' },
    ]);
  }
});

test('HELP-07 those of others and those that do not exist are 404 alike, and no code is whole', async () => {
  for (const [operation, foreign] of [
    [apiOperator, 31],
    [apiAccount, 3],
  ] as const) {
    const answers = [
      await ask(operation, { params: { id: foreign } }),
      await ask(operation, { params: { id: 999_999 } }),
    ];
    for (const { status, body } of answers)
      expect([status, body.code, body.fields]).toEqual([404, 'NOT_FOUND', undefined]);
  }
  const { body } = await ask(apiOperators);
  for (const { tail } of body.operators) expect(tail.length).toBeLessThanOrEqual(3);
  const accounts = await ask(apiAccounts);
  expect(
    accounts.body.accounts.flatMap((one: { establishments: string[] }) => one.establishments),
  ).not.toContain('0003');
});

test('HELP-07 a page of operators reads those of its establishments alone, by an index', async () => {
  const { db } = shop.database;
  await sql`insert into operator (id, establishment_code, name, card_number, active)
    select 500000 + n, '0003', 'Operador ' || n, 'x' || n, true from generate_series(1, 3000) n`.execute(db);
  await sql`analyze operator`.execute(db);
  const read = await readings(db, (own) => operatorsPage(own, ['0001', '0002'], { limit: 10 }));
  const passed = read.filter(({ table }) => table === 'operator').reduce((sum, one) => sum + one.passed, 0);
  expect(passed, JSON.stringify(read)).toBeLessThanOrEqual(22);
});
