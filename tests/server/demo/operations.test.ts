import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isEmail, isLogin } from '../../../contract/logins';
import type { Database } from '../../../server/platform/db/open';
import { freshDatabase } from '../../support/databases';
import { rollupDifferences } from '../../support/snapshot';
import { fill, NOW, single, TODAY } from './fill';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
  await fill(database, { count: 8000 });
});
afterAll(() => database.close());
const value = <T>(query: string) => single<T>(database.db, query);
const list = (query: string) => value<string[]>(`array(${query})`);
const instant = `timestamptz '${NOW.toISOString()}'`;

test('has about sixty people of every kind, none of them with a real tax id', async () => {
  const people = await database.db.selectFrom('portal_user').selectAll().execute();
  expect(people.length).toBeGreaterThanOrEqual(60);
  expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
  for (const { login, email } of people) {
    expect(isLogin(login), login).toBe(true);
    expect(isEmail(email) && email.endsWith('.example'), email).toBe(true);
    expect(isTaxId(login), login).toBe(false);
  }
  for (const role of [2, 3, 5]) {
    const active = people.filter((person) => person.role === role).map((person) => person.active);
    expect(new Set(active), String(role)).toEqual(new Set([true, false]));
  }
  expect(people.filter(({ role }) => role === 1)).toHaveLength(1);
  expect(people.some(({ password_hash: hash }) => hash === null)).toBe(true);
  const access = people.filter((person) => person.api_access);
  expect(access.some(({ api_ends_on: end }) => end === null)).toBe(true);
  expect(access.some(({ api_ends_on: end }) => end !== null && end < TODAY)).toBe(true);
  expect(access.some(({ api_starts_on: start }) => start !== null && start > TODAY)).toBe(true);
});

test('gives every manager and viewer a scope, nobody else, and viewers to both managers', async () => {
  const scoped = `(select user_id from user_establishment union select user_id from user_grouper)`;
  expect(await list(`select login from portal_user where (role in (2, 3)) <> (id in ${scoped})`)).toEqual([]);
  expect(await value(`select count(distinct user_id) > 5 from user_grouper`)).toBe(true);
  for (const login of ['20000002', '20000003']) {
    const viewers = await value<number>(`select count(distinct v.id) from portal_user v
      join user_establishment held on held.user_id = v.id
      where v.role = 3 and held.establishment_code in (
        select establishment_code from user_establishment join portal_user m on m.id = user_id where m.login = '${login}'
        union select establishment_code from user_grouper join grouper_establishment using (grouper_id)
          join portal_user m on m.id = user_id where m.login = '${login}')`);
    expect(viewers, login).toBeGreaterThanOrEqual(4);
  }
});

test('has a group that no user has, and inactive banks and accounts', async () => {
  expect(
    await list(`select name from grouper where id not in (select grouper_id from user_grouper)`),
  ).toHaveLength(1);
  for (const table of ['bank', 'account', 'operator'])
    expect(await value(`select count(*) >= 4 from ${table} where not active`), table).toBe(true);
  expect(await value(`select count(distinct (partner, deposit_code_length > 0)) >= 3 from bank`)).toBe(true);
});

test('has start and end of each code', async () => {
  expect(await list(`select id::text from operator where active <> (ended_at is null)`)).toEqual([]);
  expect(
    await list(`select id::text from operator where started_at >= coalesce(ended_at, ${instant})`),
  ).toEqual([]);
});

test('publishes a dozen news with pictures, some of which have ended', async () => {
  const news = await database.db.selectFrom('news').selectAll().orderBy('opened_at').execute();
  expect(news.length).toBeGreaterThanOrEqual(11);
  expect(new Set(news.map(({ title }) => title)).size).toBe(news.length);
  expect(new Set(news.map(({ active }) => active)).size).toBe(2);
  expect(news.some(({ image }) => image === null)).toBe(true);
  expect(news.at(-1)?.opened_at.getTime()).toBeGreaterThan(NOW.getTime() - 10 * 86_400_000);
  for (const { opened_at: opened, modified_at: modified } of news) {
    expect(opened <= NOW && modified <= NOW).toBe(true);
  }
  const files = await database.db.selectFrom('stored_file').selectAll().execute();
  expect(files).toHaveLength(8);
  for (const { name, ...file } of files) {
    const content = file.content ?? Buffer.alloc(0);
    expect(name).toMatch(/^[0-9a-f]{32}\.png$/);
    expect(content.subarray(1, 4).toString()).toBe('PNG');
    expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(content.length).toBeLessThan(60_000);
  }
});

test('has work orders of both types, in every status, within and over their time', async () => {
  expect(await value(`select count(*) > 80 from work_order`)).toBe(true);
  expect(await list(`select distinct case_type || ' ' || status from work_order order by 1`)).toEqual([
    '0 0',
    '0 1',
    '0 2',
    '1 0',
    '1 1',
    '1 2',
  ]);
  const overdue = `coalesce(settled_at, ${instant}) - created_at
    > case case_type when 0 then interval '24 hours' else interval '120 hours' end`;
  for (const type of [0, 1]) {
    const share = await value<number>(
      `select avg((${overdue})::int)::float from work_order where case_type = ${type}`,
    );
    expect(share, String(type)).toBeGreaterThan(0.04);
    expect(share, String(type)).toBeLessThan(0.45);
  }
  expect(
    await list(`select number::text from work_order where greatest(modified_at, settled_at) > ${instant}`),
  ).toEqual([]);
});

test('disputes deposits that were made at the terminal', async () => {
  expect(
    await list(`select number::text from work_order w where case_type = 1 and not exists (
      select from cash_transaction t where t.captured_at = w.transaction_at and t.logical_number = w.logical_number
        and t.amount = w.inserted_amount and t.nsu = coalesce(w.nsu, t.nsu) and t.process_code = 304)`),
  ).toEqual([]);
  expect(await value(`select count(distinct has_receipt) from work_order where case_type = 1`)).toBe(2);
});

test('work orders are opened by people who may open them, for shops in their scope', async () => {
  expect(
    await list(`select number::text from work_order w join portal_user u on u.id = w.requested_by
      where u.login <> requester_login or u.email <> requester_email or u.role = 3 or u.role = 2 and
        w.establishment_code not in (select establishment_code from user_establishment where user_id = u.id
          union select establishment_code from user_grouper join grouper_establishment using (grouper_id)
            where user_id = u.id)`),
  ).toEqual([]);
  expect(
    await value(`select count(distinct u.role) from work_order join portal_user u on u.id = requested_by`),
  ).toBe(3);
});

test('has code requests with the requested number of codes, the newest still being processed', async () => {
  expect(await value(`select count(*) > 20 from code_request`)).toBe(true);
  expect(
    await list(`select r.id::text from code_request r where quantity <>
      (select count(*) from operator o where o.code_request_id = r.id and o.establishment_code = r.establishment_code
        and o.started_at = r.requested_at)`),
  ).toEqual([]);
  expect(await value(`select status from code_request order by requested_at desc limit 1`)).toBe(2);
  expect(await value(`select count(*) > 15 from code_request where status = 1`)).toBe(true);
  expect(
    await value(`select max(greatest(requested_at, acknowledged_at)) <= ${instant} from code_request`),
  ).toBe(true);
  expect(
    await value(`select count(distinct operator_id) > 10 from cash_transaction
      join operator o on o.id = operator_id where code_request_id is not null`),
  ).toBe(true);
});

test('bills each complete month by the tariff of the shop, and corrects it in the next one', async () => {
  expect(await list(`select distinct month || ' ' || billing_date from billing order by 1`)).toEqual([
    '2026-09-01 2026-10-01',
    '2026-10-01 2026-11-01',
  ]);
  expect(
    await list(`select logical_number from terminal where exists (select from tariff t
        where t.establishment_code = terminal.establishment_code)
      except select logical_number from billing group by 1 having count(*) = 2`),
  ).toEqual([]);
  expect(
    await value(`select count(*) between 1 and 8 from establishment e
    where not exists (select from tariff where establishment_code = e.code)`),
  ).toBe(true);
  expect(await value(`select count(*) > 2 from tariff where ends_on is not null`)).toBe(true);
  // What arrived or was cancelled after the bill is an entry of the next one.
  expect(
    await list(`select logical_number from billing b where month = '2026-09-01' and retailer_deposit
      + coalesce((select sum(billing_entry.extras - billing_entry.deductions) from billing_entry join billing n on n.id = billing_id
          where billing_entry.month = b.month and n.logical_number = b.logical_number), 0) <> (
        select coalesce(sum(amount), 0) from cash_transaction t where t.logical_number = b.logical_number
          and captured_at >= '2026-09-01' and captured_at < '2026-10-01' and process_code = 304 and cancelled_at is null)`),
  ).toEqual([]);
  for (const column of ['excess', 'deductions', 'extras'])
    expect(await value(`select bool_or(${column} > 0) and bool_or(${column} = 0) from billing`), column).toBe(
      true,
    );
});

test('notifies the five people who sign in of events, some of which they have viewed', async () => {
  const told = await list(`select login from user_notification join portal_user u on u.id = user_id
    group by 1 having count(*) > 8 and count(viewed_at) between 1 and count(*) - 1 order by 1`);
  expect(told).toEqual(['10000001', '20000002', '20000003', '30000003', '50000005']);
  expect(await value(`select count(distinct type_id) from notification`)).toBe(4);
  // In the order in which it happened.
  expect(
    await list(`select id::text from (
      select id, created_at < lag(created_at) over (order by id) as earlier from notification) n where earlier`),
  ).toEqual([]);
});

test('has a few cancelled movements, which the rollup omits', async () => {
  const share = await value<number>(
    `select avg((cancelled_at is not null)::int)::float from cash_transaction where captured_at < '${TODAY}'`,
  );
  expect(share).toBeGreaterThan(0.002);
  expect(share).toBeLessThan(0.007);
  expect(
    await value(`select bool_and(cancelled_at - captured_at at time zone 'America/Sao_Paulo'
      between interval '20 seconds' and interval '15 minutes' and cancelled_at <= ${instant})
      from cash_transaction where cancelled_at is not null
      -- A few of the last day of a month are found to be wrong when it is billed.
      and to_char(cancelled_at at time zone 'America/Sao_Paulo', 'DD HH24:MI') <> '01 11:00'`),
  ).toBe(true);
  expect(await rollupDifferences(database.db)).toEqual([]);
});

test('audits who created what', async () => {
  for (const [table, key] of [
    ['news', 'id'],
    ['work_order', 'number'],
    ['code_request', 'id'],
    ['operator', 'id'],
    ['stored_file', 'name'],
  ]) {
    expect(
      await list(`select ${key}::text from ${table} where ${key}::text not in (select entity_key from audit
        where entity = '${table}' and action = 'create' and actor = 'demo')`),
      table,
    ).toEqual([]);
  }
});

test('the database refuses impossible values', async () => {
  const refused = (query: string) =>
    expect(sql.raw(query).execute(database.db), query).rejects.toThrow(/violates check constraint/);
  // A dispute without amounts, one with a number but no receipt, an order that waits and is settled.
  await refused(`update work_order set disputed_amount = null where case_type = 1`);
  await refused(`update work_order set nsu = '1' where not has_receipt`);
  await refused(`update work_order set status = 0, settled_at = created_at`);
  await refused(`update work_order set symptom = 'ATM Fora'`);
  await refused(`update code_request set quantity = 21`);
  await refused(`update code_request set status = 1, acknowledged_at = null`);
  await refused(`update news set title = ''`);
  await refused(`update stored_file set name = '../' || name`);
});

test('a code that becomes inactive gets its end, and loses it when it is active again, whoever writes', async () => {
  const id = await value<number>(`select min(id) from operator where active`);
  const write = async (change: string) => {
    await sql.raw(`update operator set ${change} where id = ${id}`).execute(database.db);
    return value<string | null>(`select ended_at::text from operator where id = ${id}`);
  };
  expect(await write('active = false')).toMatch(/^\d{4}-/);
  expect(await write('active = true')).toBeNull();
  expect(await write(`active = false, ended_at = '2026-11-19 12:00+00'`)).toMatch(/^2026-11-19 12:00:00/);
  expect(await write(`active = true`)).toBeNull();
});

/** Whether eleven digits have the check digits of a Brazilian tax id. */
function isTaxId(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false;
  return [9, 10].every((length) => {
    const sum = Array.from(text.slice(0, length), Number).reduce(
      (total, digit, index) => total + digit * (length + 1 - index),
      0,
    );
    return ((sum * 10) % 11) % 10 === Number(text[length]);
  });
}
