import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAccounts } from '../../../../contract/accounts';
import { listBanks } from '../../../../contract/banks';
import { listCodeRequests } from '../../../../contract/code-requests';
import { listAssociators } from '../../../../contract/groupers';
import { listNews } from '../../../../contract/news';
import { listOperatorCodes } from '../../../../contract/operator-codes';
import { listViewers } from '../../../../contract/report-viewers';
import { listWorkOrders } from '../../../../contract/work-orders';
import { allLists } from '../../../../server/areas';
import { bankList } from '../../../../server/areas/banks/list';
import type { Database } from '../../../../server/platform/db/open';
import { EVERYTHING } from '../../../../server/platform/principal/scope';
import { CLOCK } from '../../../support/clock';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { readings } from '../../../support/plans';
import { type TestPortal, testPortal } from '../../../support/portal';
import { addOrder } from '../../../support/work-orders';

/* Totals are remembered between calls, and exact all the same. */

let database: Database;
let portal: TestPortal;
let administrator: string;
let manager: string;

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  await addUser(database.db, { login: '20000002', role: 2, establishments: ['0001'] });
  await addUser(database.db, { login: '30000003', role: 3, establishments: ['0001'] });
  await sql`insert into bank (code, name, partner, deposit_code_length, active)
    select (1000 + n)::text, 'Banco ' || n, false, 0, true from generate_series(1, 400) n`.execute(
    database.db,
  );
  portal = await testPortal(database);
  administrator = (await portal.signIn('10000001')).token;
  manager = (await portal.signIn('20000002')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

type Call = Parameters<TestPortal['call']>;
const total = async (operation: Call[0], query?: object, token = administrator): Promise<number> =>
  (await portal.call(operation, { token, query })).body.totalElements;
/** The rows and index entries that are read for a page of banks. */
const passed = async (query: Parameters<typeof bankList.page>[2]) => {
  const steps = await readings(database.db, (db) => bankList.page(db, EVERYTHING, query, CLOCK));
  return steps.reduce((sum, step) => sum + step.passed, 0);
};

test('LIST-10 a filter is counted once for all its pages, and again after a write', async () => {
  const query = { name: 'banco', statusParceiro: 0 as const };
  // So few banks are all read to find a page, and once more to count them.
  const both = 800;
  expect(await passed(query)).toBeGreaterThanOrEqual(both);
  expect(await passed({ ...query, page: 3 })).toBeLessThan(both / 2 + 50);
  expect(await passed({ ...query, sort: 'nome,desc' })).toBeLessThan(both / 2 + 50);
  await database.db.updateTable('bank').set({ partner: true }).where('code', '=', '001').execute();
  expect(await passed(query)).toBeGreaterThanOrEqual(both);
});

test('LIST-10 the writes of every list are stamped, so that its total is counted once', async () => {
  const { rows } = await sql<{ list: string }>`select distinct list from list_stamp`.execute(database.db);
  const stamps = allLists.map((list) => list.stampOf({}));
  expect(new Set(stamps)).toEqual(new Set(rows.map(({ list }) => list)));
});

test('LIST-09 API-29 the total of banks follows every write, of whatever process', async () => {
  const { db } = database;
  expect(await total(listBanks)).toBe(402);
  await db
    .insertInto('bank')
    .values({ code: '999', name: 'Novo', partner: true, deposit_code_length: 0, active: true })
    .execute();
  expect(await total(listBanks)).toBe(403);
  expect(await total(listBanks, { status: 0 })).toBe(0);
  await db.updateTable('bank').set({ active: false }).where('code', '=', '999').execute();
  expect([await total(listBanks), await total(listBanks, { status: 0 })]).toEqual([403, 1]);
  await db.deleteFrom('bank').where('code', '=', '999').execute();
  expect([await total(listBanks), await total(listBanks, { status: 0 })]).toEqual([402, 0]);
});

test('LIST-09 what is rolled back was visible only in its own transaction', async () => {
  const before = await total(listBanks);
  const seen = async () => (await bankList.page(database.db, EVERYTHING, {}, CLOCK)).totalElements;
  const undone = database.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('bank').where('code', '=', '1002').execute();
    expect((await bankList.page(trx, EVERYTHING, {}, CLOCK)).totalElements).toBe(before - 1);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await seen()).toBe(before);
});

test("API-18 the total of a manager's viewers follows their links and those of groups", async () => {
  const { db } = database;
  expect(await total(listViewers, {}, manager)).toBe(1);
  const id = await addUser(db, { login: '30000004', role: 3, groups: [2] });
  expect(await total(listViewers, {}, manager)).toBe(1);
  await db
    .insertInto('grouper_establishment')
    .values({ grouper_id: 2, establishment_code: '0001' })
    .execute();
  expect(await total(listViewers, {}, manager)).toBe(2);
  await db.deleteFrom('user_grouper').where('user_id', '=', id).execute();
  expect(await total(listViewers, {}, manager)).toBe(1);
  await db.insertInto('user_establishment').values({ user_id: id, establishment_code: '0001' }).execute();
  expect(await total(listViewers, {}, manager)).toBe(2);
  // Two callers with equal queries and different scopes have separate totals.
  expect(await total(listViewers)).toBe(2);
  await addUser(db, { login: '30000005', role: 3, establishments: ['0003'] });
  expect([await total(listViewers), await total(listViewers, {}, manager)]).toEqual([3, 2]);
});

test('API-30 the total of accounts follows them, their establishments, and the names of banks, for each scope', async () => {
  const { db } = database;
  const totals = async (query?: object) => [
    await total(listAccounts, query),
    await total(listAccounts, query, manager),
  ];
  expect(await totals()).toEqual([4, 1]);
  const added = { nickname: 'Nova', bank_code: '341', branch: '1', number: '1', active: true };
  await db
    .insertInto('account')
    .values({ id: 5, ...added })
    .execute();
  expect(await totals()).toEqual([5, 1]);
  await db
    .insertInto('account_establishment')
    .values({ account_id: 5, establishment_code: '0001' })
    .execute();
  expect(await totals()).toEqual([5, 2]);
  expect(await totals({ status: 0 })).toEqual([0, 0]);
  await db.updateTable('account').set({ active: false }).where('id', '=', 5).execute();
  expect(await totals({ status: 0 })).toEqual([1, 1]);
  expect(await totals({ banco: 'unibanco' })).toEqual([0, 0]);
  await db.updateTable('bank').set({ name: 'Itaú Unibanco' }).where('code', '=', '341').execute();
  expect(await totals({ banco: 'unibanco' })).toEqual([3, 1]);
  await db.deleteFrom('account').where('id', '=', 5).execute();
  expect(await totals()).toEqual([4, 1]);
});

test('API-31 the total of operator codes follows every write', async () => {
  const { db } = database;
  expect([await total(listOperatorCodes), await total(listOperatorCodes, {}, manager)]).toEqual([8, 2]);
  expect(await total(listOperatorCodes, { status: 0 })).toBe(0);
  await db.updateTable('operator').set({ active: false }).where('id', '=', 11).execute();
  expect(await total(listOperatorCodes, { status: 0 })).toBe(1);
  const added = { name: 'Novo', active: true };
  await db
    .insertInto('operator')
    .values([
      { ...added, id: 91, establishment_code: '0001', card_number: '91' },
      { ...added, id: 92, establishment_code: '0002', card_number: '92' },
    ])
    .execute();
  expect([await total(listOperatorCodes), await total(listOperatorCodes, {}, manager)]).toEqual([10, 3]);
});

test('API-09 API-14 the totals of news and of groups follow writes', async () => {
  const { db } = database;
  expect(await total(listNews)).toBe(0);
  await db.insertInto('news').values({ title: 'Aviso', text: 'Texto' }).execute();
  expect(await total(listNews)).toBe(1);
  expect(await total(listAssociators, { page: 0 })).toBe(2);
  await db.insertInto('grouper').values({ id: 3, name: 'Rede Leste' }).execute();
  expect(await total(listAssociators, { page: 0 })).toBe(3);
});

test('LIST-09 API-34 the total of requested codes follows every write', async () => {
  const { db } = database;
  expect(await total(listCodeRequests)).toBe(0);
  await db
    .insertInto('code_request')
    .values({ establishment_code: '0001', quantity: 1, requested_by: null, acknowledged_at: null })
    .execute();
  expect([await total(listCodeRequests), await total(listCodeRequests, { status: 1 })]).toEqual([1, 0]);
  await db
    .updateTable('code_request')
    .set({ status: 1, acknowledged_at: new Date(2e12) })
    .execute();
  expect([await total(listCodeRequests), await total(listCodeRequests, { status: 1 })]).toEqual([1, 1]);
});

test('LIST-09 API-42 the total of work orders follows every write, the time and the names of shops', async () => {
  const { db } = database;
  const totals = async (query?: object) => [
    await total(listWorkOrders, query),
    await total(listWorkOrders, query, manager),
  ];
  expect(await totals()).toEqual([0, 0]);
  const number = await addOrder(db);
  await addOrder(db, { establishment_code: '0002' });
  expect(await totals()).toEqual([2, 1]);
  expect([await totals({ status: 1 }), await totals({ sla: 1 })]).toEqual([
    [0, 0],
    [0, 0],
  ]);
  await sql`update work_order set status = 1, settled_at = modified_at where number = ${number}`.execute(db);
  expect(await totals({ status: 1 })).toEqual([1, 1]);
  portal.setNow('2026-11-21T14:00:01Z');
  administrator = (await portal.signIn('10000001')).token;
  manager = (await portal.signIn('20000002')).token;
  expect(await totals({ sla: 1 })).toEqual([1, 0]);
  expect(await totals({ nomeEstabelecimento: 'nova' })).toEqual([0, 0]);
  await db.updateTable('establishment').set({ name: 'Nova' }).where('code', '=', '0001').execute();
  expect(await totals({ nomeEstabelecimento: 'nova' })).toEqual([1, 1]);
});

test('LIST-09 the total follows the truncation of a table', async () => {
  expect(await total(listNews)).toBe(1);
  await sql`truncate news`.execute(database.db);
  expect(await total(listNews)).toBe(0);
});

test('LIST-09 a list whose stamps are gone is counted each time', async () => {
  await database.db.deleteFrom('list_stamp' as never).execute();
  expect(await total(listBanks)).toBe(402);
  await sql`alter table bank disable trigger stamp_list`.execute(database.db);
  await database.db.deleteFrom('bank').where('code', '=', '1003').execute();
  expect(await total(listBanks)).toBe(401);
});
